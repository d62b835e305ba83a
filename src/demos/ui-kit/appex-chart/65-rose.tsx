import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartSlice } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { sumValues, toColored, toShareGrid } from './samples.ts'

export const meta = { title: 'Área polar', description: 'O raio mostra a quantidade.' }

/** Invented. */
const channels: readonly ChartSlice[] = [
  { name: 'Telefone', value: 320, color: 'first' },
  { name: 'E-mail', value: 260, color: 'second' },
  { name: 'Chat', value: 410, color: 'third' },
  { name: 'Balcão', value: 150, color: 'fourth' },
  { name: 'Redes', value: 190, color: 'fifth' },
]

export default eChart({
  label: 'Chamados por canal',
  data: toShareGrid(['Canal', 'Chamados'], channels, formatCount, sumValues(channels)),
  toggles: channels.map(({ name }) => name),
  option: (theme) => ({
    legend: {},
    tooltip: {
      formatter: ({ name, value, percent }: { name: string; value: number; percent: number }) =>
        `${name}: ${formatCount(value)} (${formatShare(percent / 100)})`,
    },
    series: [
      {
        type: 'pie',
        roseType: 'area',
        center: ['50%', '44%'],
        radius: ['10%', '64%'],
        // No slice points straight down, where its label would lie on it.
        startAngle: 108,
        label: {
          ...theme.label,
          overflow: 'none',
          formatter: ({ value }: { value: number }) => formatCount(value),
        },
        labelLine: { length: 6, length2: 6, lineStyle: { color: theme.grid } },
        data: toColored(channels, theme),
      },
    ],
  }),
})
