import { recordUsages, type UsageRecord } from '@/state/usage.ts'

const intervalMs = 5_000

/** Records the consultas of a run every few seconds, since each write stores the whole list. */
export function createUsageBuffer() {
  let waiting: UsageRecord[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) recordUsages(waiting)
    waiting = []
  }
  return {
    add(record: UsageRecord) {
      waiting.push(record)
      timer ??= setTimeout(flush, intervalMs)
    },
    flush,
  }
}
