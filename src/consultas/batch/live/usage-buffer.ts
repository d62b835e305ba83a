import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { recordUsages } from '@/state/usage.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import type { Outcome } from '../../outcome.ts'

const intervalMs = 5_000

/** Records the queries of a run in batches of a few seconds, since each write stores the whole list. */
export function usageOf({ id: consultaId }: ConsultaDefinition) {
  let waiting: UsageRecord[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) recordUsages(waiting)
    waiting = []
  }
  return {
    add({ at, status: outcome }: Outcome, ms: number) {
      waiting.push({ consultaId, at, outcome, ms })
      timer ??= setTimeout(flush, intervalMs)
    },
    flush,
  }
}
