import { readTeamUsage } from '@manifest/contract/team-usage.ts'
import type { UsageSettings } from '@manifest/schema/usage.ts'
import { askSource } from './ask-source.ts'
import type { UsageEntry } from './usage-summary.ts'

const outcomes = {
  found: 'found',
  incomplete: 'incomplete',
  notFound: 'not-found',
  failed: 'failed',
} as const

/**
 * Asks the source for the use of the user's team. Returns `forbidden` if the user may not see it. Throws on any failure, also if
 * one row is wrong: unknown use is not zero.
 */
export async function fetchTeamUsage(settings: UsageSettings): Promise<UsageEntry[] | 'forbidden'> {
  const response = await askSource(settings)
  if (response.status === 403) return 'forbidden'
  if (!response.ok) throw new Error(`status ${response.status}`)
  const rows = readTeamUsage(await response.json(), settings)
  if (!Array.isArray(rows)) throw new Error(rows.message)
  return rows.flatMap(({ date, consultaId, ...counts }) => {
    // Without a zone the date is a day of the user's calendar, as the days of the charts are.
    const at = new Date(`${date}T00:00`).getTime()
    return Object.entries(outcomes).flatMap(([key, outcome]) => {
      const count = counts[key as keyof typeof outcomes]
      return count === 0 ? [] : [{ consultaId, at, outcome, count }]
    })
  })
}
