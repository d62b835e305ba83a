import { formatDuration } from '@/lib/format/quantity.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import { medianMs } from '@/state/usage-summary.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'

/** The number of queries in the chart. */
export const responseLimit = 30

const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' })
const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const full = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** Returns the durations of the latest records, oldest first, and their median in ms. */
export function responseTimes(records: readonly UsageRecord[]): {
  chart: ChartData
  median: number | undefined
} {
  const latest = records.slice(-responseLimit)
  const isOneDay = new Set(latest.map(({ at }) => new Date(at).toDateString())).size < 2
  const label = isOneDay ? hour : day
  return {
    chart: {
      categories: latest.map(({ at }, index) => ({
        label: label.format(at),
        title: `${index + 1}. ${full.format(at)}`,
      })),
      series: [{ name: 'Duração', color: 'teal', values: latest.map(({ ms }) => ms) }],
      format: formatDuration,
    },
    median: medianMs(latest),
  }
}
