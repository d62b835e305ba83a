import type { UsageSettings } from '../schema/usage.ts'
import { valueAt } from './answer-path.ts'

/** The queries of one consulta on one day. `date` is a calendar day, AAAA-MM-DD. */
export type TeamUsageRow = {
  date: string
  consultaId: string
  found: number
  incomplete: number
  notFound: number
  failed: number
}

/** The first place where an answer has no usage. */
export type UsageBreach = { code: 'missing' | 'type'; path: string; message: string }

/** Reads a team's usage from an answer. One wrong row makes all of it wrong: a sum without it would be too small. */
export function readTeamUsage(answer: unknown, settings: UsageSettings): TeamUsageRow[] | UsageBreach {
  const rows = valueAt(answer, settings.rows)
  if (!Array.isArray(rows)) return findBreach(rows, settings.rows, 'uma lista')
  const read: TeamUsageRow[] = []
  for (const row of rows) {
    const [date, consultaId] = [valueAt(row, settings.date), valueAt(row, settings.consulta)]
    if (!isDay(date)) return findBreach(date, settings.date, 'um dia, AAAA-MM-DD')
    if (typeof consultaId !== 'string' || consultaId === '')
      return findBreach(consultaId, settings.consulta, 'um texto')
    const counts = { found: 0, incomplete: 0, notFound: 0, failed: 0 }
    for (const key of ['found', 'incomplete', 'notFound', 'failed'] as const) {
      const path = settings[key]
      if (path === undefined) continue
      const count = valueAt(row, path)
      if (!isCount(count)) return findBreach(count, path, 'um número inteiro, de 0 em diante')
      counts[key] = count
    }
    read.push({ date, consultaId, ...counts })
  }
  return read
}

const findBreach = (value: unknown, path: string, expected: string): UsageBreach =>
  value === undefined
    ? { code: 'missing', path, message: `falta ${path}` }
    : { code: 'type', path, message: `${path} não é ${expected}` }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
