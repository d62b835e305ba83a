import { chakra } from '@chakra-ui/react'
import { formatShare } from '@/lib/format/quantity.ts'
import { chartFill } from '@/ui/charts/chart-data.ts'
import { arcPath } from '../arc.ts'
import type { ChartSlice } from '../chart-samples.ts'
import { SvgRing } from './svg-ring.tsx'

export const meta = { title: 'Radial', description: 'Um anel por meta.' }

/** From 0 to 1. */
const goals: readonly ChartSlice[] = [
  { name: 'Entregas no prazo', color: 'first', value: 0.92 },
  { name: 'Pedidos avaliados', color: 'second', value: 0.64 },
  { name: 'Trocas evitadas', color: 'third', value: 0.38 },
]

const rings = goals.map((goal, index) => ({ ...goal, radius: 43 - 12 * index }))

export default function Radial() {
  return (
    <SvgRing label="Metas alcançadas" column="Alcançado" slices={goals} format={formatShare}>
      {rings.map(({ name, color, value, radius }) => (
        <chakra.g key={name} fill="none" strokeWidth="8px" strokeLinecap="round">
          <chakra.circle r={radius} stroke="bg.muted" />
          <chakra.path d={arcPath(0, value, radius)} stroke={chartFill(color)} />
        </chakra.g>
      ))}
    </SvgRing>
  )
}
