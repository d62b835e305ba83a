import type { Database } from '../database/database.ts'
import { groupCalls } from '../database/group-calls.ts'
import type { Limit } from '../identity/limits.ts'
import { SupplierFailure } from './failure.ts'
import { maxPauseMs, type Turns } from './turns.ts'

/** The number of requests that start in a part of the period. `start` is in milliseconds since 1970. */
type Slot = { start: number; count: number }

/** The parts of a period. More parts come closer to the rate; fewer parts make a smaller row. */
const partCount = 40

/** Creates turns that all processes share through one row for each supplier. Calls at the same time share a transaction. */
export function createSharedTurns({ transaction, query }: Database, supplier: string, limit: Limit): Turns {
  const takeOne = groupCalls((longest: readonly number[]) =>
    transaction(async (inside) => {
      await inside.query('insert into supplier_turn (supplier) values ($1) on conflict do nothing', [
        supplier,
      ])
      const [row] = await inside.query<{ slots: Slot[]; at: number; paused: number }>(
        `select slots, (extract(epoch from clock_timestamp()) * 1000)::float8 as at,
           coalesce(extract(epoch from paused_until) * 1000, 0)::float8 as paused
         from supplier_turn where supplier = $1 for update`,
        [supplier],
      )
      const { slots = [], at = 0, paused = 0 } = row ?? {}
      const { waits, left } = takeTurns(slots, limit, { at, paused }, longest)
      await inside.query('update supplier_turn set slots = $2 where supplier = $1', [
        supplier,
        JSON.stringify(left),
      ])
      return waits
    }),
  )
  return {
    async take(longestMs) {
      const waitMs = await takeOne(longestMs)
      if (waitMs > longestMs) throw new SupplierFailure('limite', { retryAfterMs: waitMs })
      return waitMs
    },
    async pause(ms) {
      await query(
        `insert into supplier_turn (supplier, paused_until) values ($1, now() + make_interval(secs => $2))
         on conflict (supplier) do update set paused_until = greatest(supplier_turn.paused_until, excluded.paused_until)`,
        [supplier, Math.min(ms, maxPauseMs) / 1000],
      )
    },
  }
}

type Moment = { at: number; paused: number }

/** Returns the wait of each request in milliseconds, and the new slots. A request that would wait too long takes no turn. */
export function takeTurns(
  slots: readonly Slot[],
  limit: Limit,
  { at, paused }: Moment,
  longest: readonly number[],
): { waits: number[]; left: Slot[] } {
  const first = Math.max(at, paused)
  const partMs = limit.ms / partCount
  const left = slots.filter(({ start }) => start > at - limit.ms - partMs).map((slot) => ({ ...slot }))
  const waits = longest.map((longestMs) => {
    const slot = findSlot(left, limit, Math.floor(first / partMs) * partMs, partMs)
    const waitMs = Math.max(first, slot) - at
    if (waitMs > longestMs) return waitMs
    const known = left.find(({ start }) => start === slot)
    if (known) known.count += 1
    else left.push({ start: slot, count: 1 })
    return waitMs
  })
  return { waits, left }
}

/** Returns the first part in which a start keeps every period within the limit. It is never before a part that has starts. */
function findSlot(slots: readonly Slot[], { count, ms }: Limit, from: number, partMs: number): number {
  for (let part = Math.max(from, ...slots.map(({ start }) => start)); ; part += partMs) {
    // A start may be anywhere in its part. Half a part more absorbs errors of rounding.
    const near = slots.filter(({ start }) => start > part - ms - partMs / 2)
    if (near.reduce((sum, slot) => sum + slot.count, 0) < count) return part
  }
}
