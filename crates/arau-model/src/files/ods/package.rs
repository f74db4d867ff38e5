//! Owns the package around the sheets: a zip archive that is the same, byte by byte, whenever it is written.

use super::look::{Looks, styles_xml};
use super::sheet::Sheet;
use super::xml::{document, document_end, document_start, escape};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

const TYPE: &str = "application/vnd.oasis.opendocument.spreadsheet";

/// The effort of compression, from 1 to 9.
const LEVEL: i64 = 2;

/// Writes a spreadsheet with these sheets.
pub fn write_package(title: &str, sheets: &[Sheet], to: &mut dyn Write) -> io::Result<()> {
    let parts = [
        ("styles.xml", styles_xml()),
        ("meta.xml", meta_xml(title)),
        ("settings.xml", settings_xml(sheets)),
        ("META-INF/manifest.xml", manifest_xml()),
    ];
    // The earliest time that an archive can state, rather than that of writing.
    let plain = SimpleFileOptions::default().last_modified_time(DateTime::default());
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // Readers know the file by its first, uncompressed member.
    zip.start_file("mimetype", plain.compression_method(CompressionMethod::Stored))?;
    zip.write_all(TYPE.as_bytes())?;
    // Sheets are very repetitive: more effort would save little and take most of the time.
    let packed = plain.compression_method(CompressionMethod::Deflated).compression_level(Some(LEVEL));
    zip.start_file("content.xml", packed)?;
    write_content(sheets, &mut zip)?;
    for (name, xml) in parts {
        zip.start_file(name, packed)?;
        zip.write_all(xml.as_bytes())?;
    }
    to.write_all(zip.finish()?.get_ref())
}

/// The sheets may be tens of megabytes: they are written once and not copied.
fn write_content(sheets: &[Sheet], to: &mut impl Write) -> io::Result<()> {
    let (mut looks, mut tables) = (Looks::default(), String::new());
    for sheet in sheets {
        sheet.write(&mut looks, &mut tables);
    }
    let styles = measures_xml(sheets) + &looks.xml();
    // Criteria are numbers and whole texts here, never patterns.
    let settings = r#"<table:calculation-settings table:case-sensitive="true" table:use-regular-expressions="false" table:use-wildcards="false"/>"#;
    let root = "office:document-content";
    let parts = [
        &document_start(root),
        "<office:automatic-styles>",
        &styles,
        "</office:automatic-styles><office:body><office:spreadsheet>",
        settings,
        &tables,
        "</office:spreadsheet></office:body>",
        &document_end(root),
    ];
    parts.iter().try_for_each(|part| to.write_all(part.as_bytes()))
}

/// The styles of columns, rows and tables.
fn measures_xml(sheets: &[Sheet]) -> String {
    let (mut widths, mut heights, mut xml) = (BTreeSet::new(), BTreeSet::new(), String::new());
    for sheet in sheets {
        let (own_widths, own_heights) = sheet.measures();
        widths.extend(own_widths);
        heights.extend(own_heights);
        let page = sheet.page.name();
        let _ = write!(
            xml,
            r#"<style:style style:name="ta{}" style:family="table" style:master-page-name="{page}"><style:table-properties table:display="true" table:tab-color="{}"/></style:style>"#,
            sheet.name, sheet.colour
        );
    }
    for width in widths {
        let _ = write!(
            xml,
            r#"<style:style style:name="co{width}" style:family="table-column"><style:table-column-properties style:column-width="{}mm"/></style:style>"#,
            millimetres(width)
        );
    }
    for height in heights {
        let _ = write!(
            xml,
            r#"<style:style style:name="ro{height}" style:family="table-row"><style:table-row-properties style:row-height="{}mm" style:use-optimal-row-height="false"/></style:style>"#,
            millimetres(height)
        );
    }
    xml
}

fn millimetres(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn meta_xml(title: &str) -> String {
    let title = escape(title);
    document(
        "office:document-meta",
        &format!(
            "<office:meta><meta:generator>arau</meta:generator><dc:title>{title}</dc:title></office:meta>"
        ),
    )
}

/// The first sheet is shown when the file is opened; there are no lines where there are no tables.
fn settings_xml(sheets: &[Sheet]) -> String {
    let first = sheets.first().map_or("", |sheet| sheet.name);
    let tables: String = sheets.iter().map(view_of_sheet).collect();
    let items = item("ActiveTable", "string", first) + &item("ShowGrid", "boolean", "false");
    document(
        "office:document-settings",
        &format!(
            r#"<office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry><config:config-item-map-named config:name="Tables">{tables}</config:config-item-map-named>{items}</config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings>"#
        ),
    )
}

fn view_of_sheet(sheet: &Sheet) -> String {
    let mut items = item("ShowGrid", "boolean", "false");
    if let Some(place) = sheet.frozen {
        let [row, col] = [place.row, place.col].map(|number| number.to_string());
        let frozen = "2";
        items += &item("HorizontalSplitMode", "short", frozen);
        items += &item("VerticalSplitMode", "short", frozen);
        items += &item("HorizontalSplitPosition", "int", &col);
        items += &item("VerticalSplitPosition", "int", &row);
        items += &item("PositionRight", "int", &col);
        items += &item("PositionBottom", "int", &row);
    }
    format!(
        r#"<config:config-item-map-entry config:name="{}">{items}</config:config-item-map-entry>"#,
        sheet.name
    )
}

fn item(name: &str, kind: &str, value: &str) -> String {
    format!(r#"<config:config-item config:name="{name}" config:type="{kind}">{value}</config:config-item>"#)
}

fn manifest_xml() -> String {
    let member = |name: &str, kind: &str| {
        format!(r#"<manifest:file-entry manifest:full-path="{name}" manifest:media-type="{kind}"/>"#)
    };
    let members: String = ["content.xml", "styles.xml", "meta.xml", "settings.xml"]
        .map(|name| member(name, "text/xml"))
        .concat();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\" manifest:version=\"1.3\">{}{members}</manifest:manifest>\n",
        member("/", TYPE)
    )
}
