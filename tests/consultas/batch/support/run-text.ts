import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { listEntries, writeRows } from '../../../../src/consultas/batch/results/run-file.ts'
import { createRunTable } from '../../../../src/consultas/batch/results/run-table.ts'
import { runCsv, runJson } from '../../../../src/consultas/batch/results/save-run.ts'
import { type BatchRow, emptyGivenList } from '../../../../src/consultas/batch/run/progress.ts'
import { type AnsweredOutcome, listMissing } from '../../../../src/consultas/outcome.ts'
import { listMissingLabels } from '../../../../src/consultas/results/incomplete/missing-labels.ts'

const readMissingLabels = (definition: ConsultaDefinition) => (answered: AnsweredOutcome) =>
  listMissingLabels(definition, listMissing(answered))

const options = { signal: new AbortController().signal, onProgress: () => undefined }

/** Writes rows of a consulta’s batch as CSV text. */
export async function csvText(
  definition: ConsultaDefinition,
  rows: readonly BatchRow[],
  withSensitive: boolean,
  given = emptyGivenList,
) {
  const { ownColumns, invalid } = given
  const table = createRunTable({
    target: { form: definition, missing: readMissingLabels(definition) },
    sheet: createAnswerSheet(definition),
    ownColumns,
    withSensitive,
    hasMarks: false,
    hasCorrections: rows.some(({ line }) => line.correctedFrom !== undefined),
  })
  const entries = listEntries({ rows, invalid, isListOrder: true }, ownColumns)
  return readText(await writeRows(runCsv(table), entries, options))
}

/** Writes rows of a consulta’s batch as JSON text. */
export async function jsonText(
  definition: ConsultaDefinition,
  rows: readonly BatchRow[],
  withSensitive: boolean,
  given = emptyGivenList,
) {
  const file = runJson(
    { title: definition.title, missing: readMissingLabels(definition), given },
    createAnswerSheet(definition),
    withSensitive,
  )
  return readText(await writeRows(file, rows, options))
}

/** Reads a file’s text with its byte order mark, which `Blob.text` drops. */
const readText = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
