import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { recordUsages, type UsageRecord } from '@/state/usage.ts'
import type { Outcome } from '../../outcome.ts'

const intervalMs = 5_000

/** Notes the consultas of a run, a few seconds' worth at once: each time the whole list is written. */
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
