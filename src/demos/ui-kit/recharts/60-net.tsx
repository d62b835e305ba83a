import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, Tooltip } from 'recharts'
import { toChartData } from '../chart-samples.ts'
import { ReChart, SeriesLegend, toRows, useShapes, useTooltipStyle } from '../charts/recharts-axes.tsx'
import { formatDecimal } from '../charts/sample-series.ts'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = { title: 'Radar', description: 'A meta é tracejada.' }

/** Invented: points from 0 to 10 of a survey. */
const skills = toChartData(
  ['Cordialidade', 'Clareza', 'Rapidez', 'Solução', 'Retorno', 'Registro'],
  [
    ['Equipe', 'first', [9.1, 8.2, 6.8, 7.6, 7.1, 8.8]],
    ['Meta', 'third', [8.5, 8.5, 8, 8, 8, 8]],
  ],
  formatDecimal,
)

const rows = toRows(skills)

export default function Net() {
  const { text, grid } = useChartTheme()
  const { area } = useShapes()
  const label = 'Avaliação do atendimento, de 0 a 10'
  return (
    <ReChart label={label} data={skills}>
      <RadarChart data={rows} outerRadius="70%" title={label} accessibilityLayer={false}>
        <PolarGrid stroke={grid} />
        <PolarAngleAxis dataKey="label" tick={{ fill: text, fontSize: 12 }} />
        <PolarRadiusAxis domain={[0, 10]} tickCount={6} tick={false} axisLine={false} />
        <Tooltip {...useTooltipStyle()} formatter={(value) => formatDecimal(Number(value))} />
        <SeriesLegend />
        <Radar dataKey="Equipe" {...area('first', 0.25)} />
        <Radar dataKey="Meta" {...area('third', 0)} strokeDasharray="5 4" />
      </RadarChart>
    </ReChart>
  )
}
