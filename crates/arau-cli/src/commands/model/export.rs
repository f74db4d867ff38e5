//! Owns models that are written: to standard output, or to a file each.

use super::Model;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use anyhow::Context;
use arau::core::{Grid, Limits, Query};
use arau::model::files::{How, ModelFile, file};
use arau::registry::{AUTO, choose};
use std::io::IsTerminal;
use std::ops::ControlFlow;

/// What stands for the number of a puzzle in the name of a file.
const NUMBER: &str = "{}";

pub fn run(model: &Model) -> anyhow::Result<Exit> {
    let kind = model.to.as_deref().and_then(file).context("there is no such kind of file")?;
    if !kind.is_text() && model.output.is_none() {
        let id = kind.id();
        if std::io::stdout().is_terminal() {
            anyhow::bail!("{id} is a binary format: write it to a file, for example with -o model.{id}");
        }
        if model.puzzles.run.json {
            anyhow::bail!(
                "{id} is a binary format and cannot be part of JSON: write it to a file, for example with -o \
                 model.{id}"
            );
        }
    }
    for_each_puzzle(&model.puzzles, |task| answer(model, kind, task))
}

fn answer(model: &Model, kind: &dyn ModelFile, task: &Task<'_>) -> Result<CommandOutput, Refusal> {
    let is_for_one = !model.output.as_ref().is_some_and(|name| name.contains(NUMBER));
    if is_for_one && !model.puzzles.run.json && task.number > 0 {
        let id = kind.id();
        let advice = format!(
            "a file contains the model of one puzzle: for several puzzles use -o \
                 'model-{NUMBER}.{id}'"
        );
        return Err(task.refuse(advice));
    }
    let mut without = Vec::new();
    if model.cut {
        match solution(task)? {
            First::Grid(grid) => without.push(grid),
            First::None => return Ok(CommandOutput::line("none", Exit::No)),
            First::Unknown => return Ok(CommandOutput::line(crate::commands::INCOMPLETE, Exit::No)),
        }
    }
    let mut bytes = Vec::new();
    kind.write(task.puzzle(), &How { form: model.form(), without }, &mut bytes)
        .map_err(|why| task.refuse(format!("cannot be written as {}: {why}", kind.id())))?;
    deliver(model, kind, task, bytes)
}

fn deliver(
    model: &Model,
    kind: &dyn ModelFile,
    task: &Task<'_>,
    bytes: Vec<u8>,
) -> Result<CommandOutput, Refusal> {
    let mut object = task.json();
    object.insert("format".into(), kind.id().into());
    if let Some(name) = &model.output {
        let name = name.replace(NUMBER, &(task.number + 1).to_string());
        std::fs::write(&name, bytes)
            .map_err(|error| Refusal::Bad(vec![format!("{name}: cannot be written: {error}")]))?;
        object.insert("output".into(), name.into());
    } else if model.puzzles.run.json {
        object.insert("text".into(), String::from_utf8_lossy(&bytes).into());
    } else {
        return Ok(CommandOutput { text: bytes, exit: Exit::Yes });
    }
    match model.puzzles.run.json {
        true => Ok(CommandOutput::json(object, Exit::Yes)),
        false => Ok(CommandOutput { text: Vec::new(), exit: Exit::Yes }),
    }
}

enum First {
    Grid(Grid),
    None,
    Unknown,
}

/// A solution by arau's own engines.
fn solution(task: &Task<'_>) -> Result<First, Refusal> {
    let choice =
        choose(AUTO, task.puzzle()).map_err(|why| task.refuse(format!("cannot be solved: {why}")))?;
    let limits: &Limits = task.limits;
    let mut found = None;
    let outcome = choice.engine.run(task.puzzle(), Query::First, limits, &mut |grid| {
        found = Some(grid.clone());
        ControlFlow::Break(())
    });
    Ok(match found {
        Some(grid) => First::Grid(grid),
        None if outcome.complete => First::None,
        None => First::Unknown,
    })
}
