import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { buildBatchDocument } from '../../../../src/consultas/batch/results/batch-document.ts'
import { type BatchRow, emptyGivenList } from '../../../../src/consultas/batch/run/progress.ts'
import { writeDocument } from '../../../../src/consultas/document/save-document.ts'
import { type AnsweredOutcome, listMissing } from '../../../../src/consultas/outcome.ts'
import { listMissingLabels } from '../../../../src/consultas/results/incomplete/missing-labels.ts'

const options = { signal: new AbortController().signal, onProgress: () => undefined }

const createWriter =
  (kind: 'csv' | 'json') =>
  async (
    definition: ConsultaDefinition,
    rows: readonly BatchRow[],
    withSensitive: boolean,
    given = emptyGivenList,
  ): Promise<string> => {
    const missing = (answered: AnsweredOutcome) => listMissingLabels(definition, listMissing(answered))
    const target = { id: definition.id, title: definition.title, form: definition, missing }
    const exported = { rows, invalid: given.invalid, isListOrder: true }
    const sheet = createAnswerSheet(definition)
    const file = await writeDocument(
      kind,
      buildBatchDocument({ target, given }, sheet, exported, withSensitive),
      options,
    )
    // `Blob.text` drops the byte order mark.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  }

/** Writes rows of a consulta’s batch as CSV text. */
export const csvText = createWriter('csv')

/** Writes rows of a consulta’s batch as JSON text. */
export const jsonText = createWriter('json')
