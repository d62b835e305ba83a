import { batchTitle } from '@manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { failed } from '../outcome.ts'
import { Answer, hasSensitive, summaryLine } from '../results/index.ts'
import { runQuery } from '../sources/run-query.ts'
import { speedOf } from './speed.ts'
import type { BatchTarget } from './target.ts'

/** A consulta as what each line of a batch is asked. */
export function consultaTarget(definition: ConsultaDefinition<Path>): BatchTarget {
  const { id, title, name = title, path, batch, summary } = definition
  return {
    id,
    title: batchTitle(name),
    path: batch?.path ?? path,
    form: definition,
    max: batch?.max ?? 0,
    speed: speedOf(definition),
    requestsPerLine: 1,
    async ask(values, signal, note) {
      const startedAt = Date.now()
      // Besides an abort, it rejects when a chunk of the app did not load: to the user, that is a failed line.
      const outcome = await runQuery(definition, values, signal).catch(() => failed('unavailable'))
      signal.throwIfAborted()
      note({ consultaId: id, at: outcome.at, outcome: outcome.status, ms: Date.now() - startedAt })
      return outcome
    },
    summary: (answer) => (summary ? summaryLine(summary, answer) : ''),
    hasSensitive: hasSensitive(definition),
    async loadSheet() {
      const { answerSheet } = await import('./consulta-sheet.ts')
      return answerSheet(definition)
    },
    Detail: ({ found }) => <Answer definition={definition} found={found} />,
  }
}
