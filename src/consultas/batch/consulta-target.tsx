import { batchTitle } from '@manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectValue } from '@manifest/contract/subject-field.ts'
import { summaryParts } from '@/blocks/summary/text.ts'
import type { Path } from '@/generated/paths.ts'
import { findEntryAt } from '@/state/held-answers.ts'
import type { FormValues } from '../form/form-values.ts'
import { listMissing } from '../outcome.ts'
import { findReusableOutcome } from '../query/known-answers.ts'
import { readSpeed } from '../query/limits.ts'
import { Answer } from '../results/answer.tsx'
import { listMissingLabels } from '../results/incomplete/missing-labels.ts'
import { hasSensitiveLayout } from '../results/sensitive-paths.ts'
import { isDemoConsulta, isServerBatch } from '../sources/mode.ts'
import type { BatchTarget } from './batch-target.ts'
import { createServerBatches } from './server/server-batches.ts'

/** Creates the target of a batch that queries one consulta per line. */
export function createConsultaTarget(definition: ConsultaDefinition<Path>): BatchTarget {
  const { id, title, name = title, path, batch, summary, access, cost } = definition
  const countKnown = (values: FormValues) => (findReusableOutcome(definition, values) ? 1 : 0)
  return {
    id,
    title: batchTitle(name),
    path: batch?.path ?? path,
    consultaIds: [id],
    access,
    form: definition,
    max: batch?.max ?? 0,
    speed: readSpeed(batch, isDemoConsulta(definition)),
    requestsPerLine: 1,
    ...(cost === undefined
      ? {}
      : {
          cost: {
            total: cost,
            untold: 0,
            readSaved: (values) => countKnown(values) * cost,
          },
        }),
    createQuery: ({ querier, purpose }) => ({
      ask: (values, signal) => querier.query(definition, values, { signal, purpose }),
      readKnown: (values) => querier.find(definition, values, purpose)?.outcome,
    }),
    countKnown,
    ...(isServerBatch(definition) ? { server: createServerBatches(definition) } : {}),
    summary: (answered) => (summary ? summaryParts(summary, answered) : []),
    missing: (answered) => listMissingLabels(definition, listMissing(answered)),
    findSubject: (values) => findSubjectValue(definition.fields, values),
    listAnswers: (line) => [{ ...line, definition, purpose: definition.purpose && line.purpose }],
    hasSensitive: hasSensitiveLayout(definition),
    async loadSheet() {
      const { createAnswerSheet } = await import('./consulta-sheet.ts')
      return createAnswerSheet(definition)
    },
    Detail: ({ found, values }) => (
      <Answer definition={definition} found={found} entryId={findEntryAt(id, values, found.at)?.id} />
    ),
  }
}
