import type { TeamUsageRow } from '../../manifest/contract/team-usage.ts'

const days = 30

/** The calendar day in Brasília, AAAA-MM-DD. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

const formatDay = (at: number) => dayFormat.format(at)

/** The queries of all clients as one team, in memory until the gateway stops. */
export type UsageCounts = {
  count: (consultaId: string, outcome: 'found' | 'notFound' | 'failed', at?: number) => void
  /** Returns the rows of the last 30 days, today included. */
  listRows: (now?: number) => TeamUsageRow[]
}

/** Creates counts by day and consulta. A gateway does not know the contract's incomplete answers. */
export function createUsageCounts(): UsageCounts {
  const rows = new Map<string, TeamUsageRow>()
  return {
    count(consultaId, outcome, at = Date.now()) {
      const date = formatDay(at)
      const key = `${date} ${consultaId}`
      const row = rows.get(key) ?? { date, consultaId, found: 0, incomplete: 0, notFound: 0, failed: 0 }
      row[outcome] += 1
      rows.set(key, row)
    },
    listRows(now = Date.now()) {
      const first = formatDay(now - (days - 1) * 86_400_000)
      for (const [key, { date }] of rows) if (date < first) rows.delete(key)
      return [...rows.values()]
    },
  }
}
