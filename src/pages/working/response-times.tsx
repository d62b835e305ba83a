import { Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { isDemonstration } from '@/lib/environment.ts'
import { clockFormat, exactMomentFormat, shortDayFormat } from '@/lib/format/dates.ts'
import { formatDuration } from '@/lib/format/quantity.ts'
import { type UsageRecord, usage } from '@/state/usage.ts'
import { medianMs } from '@/state/usage-summary.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const title = 'Tempo de resposta'

export default function ResponseTimes() {
  const { records, isDemo } = useSnapshot(usage)
  const data = responseTimes(records)
  const median = data.median
  return (
    <Panel
      title={title}
      description={`As suas últimas ${responseLimit} consultas neste navegador${isDemonstration && isDemo ? ', incluído o histórico de demonstração' : ''}`}
    >
      {median === undefined ? (
        <Text color="fg.muted">Depois da primeira consulta, o tempo de cada uma aparece aqui.</Text>
      ) : (
        <>
          <Text mb="2">
            Mediana de <strong>{formatDuration(median)}</strong>
          </Text>
          <LineChart label={title} data={data.chart} height={220} isArea />
        </>
      )}
    </Panel>
  )
}

/** The number of queries in the chart. */
export const responseLimit = 30

/** Returns the durations of the latest records, oldest first, and their median in ms. */
export function responseTimes(records: readonly UsageRecord[]): {
  chart: ChartData
  median: number | undefined
} {
  const latest = records.slice(-responseLimit)
  const isOneDay = new Set(latest.map(({ at }) => new Date(at).toDateString())).size < 2
  const label = isOneDay ? clockFormat : shortDayFormat
  return {
    chart: {
      categories: latest.map(({ at }, index) => ({
        label: label.format(at),
        title: `${index + 1}. ${exactMomentFormat.format(at)}`,
      })),
      series: [{ name: 'Duração', color: 'first', values: latest.map(({ ms }) => ms) }],
      format: formatDuration,
    },
    median: medianMs(latest),
  }
}
