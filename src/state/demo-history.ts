import type { UsageRecord } from './usage.ts'
import { visibleCatalogue } from './visible-catalogue.ts'

const days = 30
const dayMs = 86_400_000
const perWorkday = 18
const perRestDay = 4

/**
 * Returns thirty days of invented use, up to `now`, of the consultas that the user may see. Workdays and
 * office hours are busier. The same `now` gives the same history.
 */
export function demoHistory(now: number): UsageRecord[] {
  const random = seededRandom(now)
  const consultas = visibleCatalogue().flatMap(({ variants }) => variants)
  return Array.from({ length: days }, (_, ago) => new Date(now - ago * dayMs))
    .flatMap((day) => Array.from({ length: randomCallCount(day, random) }, () => randomTime(day, random)))
    .filter((at) => at <= now)
    .sort((one, other) => one - other)
    .flatMap((at) => {
      // Squaring favours the beginning of the list, since real users favour a few consultas.
      const consulta = consultas[Math.floor(random() ** 2 * consultas.length)]
      const ms = Math.round(180 + 900 * random() ** 3)
      const outcome = pickOutcome(random())
      if (!consulta) return []
      const cost = consulta.cost && outcome !== 'failed' ? { cost: consulta.cost } : {}
      return [{ consultaId: consulta.id, at, outcome, ms, ...cost, isDemo: true }]
    })
}

function randomCallCount(day: Date, random: () => number): number {
  const usual = day.getDay() % 6 === 0 ? perRestDay : perWorkday
  return Math.round(usual * (0.6 + 0.8 * random()))
}

function randomTime(day: Date, random: () => number): number {
  const hour = 8 + 10 * random()
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime() + Math.round(hour * 3_600_000)
}

function pickOutcome(chance: number): UsageRecord['outcome'] {
  if (chance < 0.86) return 'found'
  return chance < 0.96 ? 'not-found' : 'failed'
}

/** Returns a linear congruential generator of numbers from 0 to 1; good enough for a demonstration. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
