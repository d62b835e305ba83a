import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { eChart } from '../charts/echart.tsx'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Medidor', description: 'A parte usada de um plano.' }

/** Invented: queries of a monthly plan. */
const [used, included] = [7340, 10000]

const hidden = { show: false }

export default eChart({
  label: 'Consultas usadas do plano',
  data: toGrid(
    'Plano',
    ['Usadas', 'Incluídas', 'Parte'],
    [['Consultas do mês', formatCount(used), formatCount(included), formatShare(used / included)]],
  ),
  option: ({ label, grid, strong, toCssColor }) => ({
    series: [
      {
        type: 'gauge',
        startAngle: 200,
        endAngle: -20,
        min: 0,
        max: included,
        splitNumber: 2,
        center: ['50%', '62%'],
        radius: '96%',
        progress: { show: true, width: 18, roundCap: true, itemStyle: { color: toCssColor('first') } },
        axisLine: { roundCap: true, lineStyle: { width: 18, color: [[1, grid]] } },
        axisTick: hidden,
        splitLine: hidden,
        axisLabel: hidden,
        pointer: hidden,
        anchor: hidden,
        title: { ...label, offsetCenter: [0, '22%'], fontSize: 13 },
        detail: {
          ...label,
          offsetCenter: [0, '-4%'],
          color: strong,
          fontSize: 28,
          fontWeight: 600,
          formatter: (value: number) => formatShare(value / included),
        },
        data: [{ value: used, name: `${formatCount(used)} de ${formatCount(included)} consultas` }],
      },
    ],
  }),
})
