import { usage } from '@/state/usage.ts'

/** When each consulta was last made in this browser, by `consultaId`, in ms; the demonstration's history left out. */
export function readLastUsed(): Map<string, number> {
  const real = usage.records.filter(({ isDemo }) => !isDemo)
  return new Map(real.map(({ consultaId, at }) => [consultaId, at]))
}
