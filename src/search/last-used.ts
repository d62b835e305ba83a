import { usage } from '@/state/usage.ts'

/**
 * Returns when each consulta was last used in this browser, in ms by `consultaId`. The demonstration's
 * history does not count.
 */
export function readLastUsed(): Map<string, number> {
  const real = usage.records.filter(({ isDemo }) => !isDemo)
  return new Map(real.map(({ consultaId, at }) => [consultaId, at]))
}
