import { formatCount } from '@/lib/format/quantity.ts'
import { countByDay, type DayUsage, type UsageEntry } from '@/state/usage-summary.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'

/** The number of days whose labels fit into the chart. */
export const chartDays = 14

const short = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' })
const long = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: 'numeric', month: 'long' })

export function dailyUsage(records: readonly UsageEntry[], now: number): ChartData {
  const days = countByDay(records, chartDays, now)
  const values = (key: keyof DayUsage) => days.map((day) => day[key])
  return {
    categories: days.map(({ day }) => ({ label: short.format(day), title: long.format(day) })),
    series: [
      { name: 'Com resultado', color: 'teal', values: values('found') },
      ...(days.some(({ incomplete }) => incomplete > 0)
        ? [{ name: 'Incompletas', color: 'violet' as const, values: values('incomplete') }]
        : []),
      { name: 'Não encontradas', color: 'amber', values: values('notFound') },
      { name: 'Falhas', color: 'red', values: values('failed') },
    ],
    format: formatCount,
  }
}
