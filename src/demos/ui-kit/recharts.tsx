import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import { ChartFigure } from './chart-figure.tsx'
import { bookVisits, paymentData, payments, visits } from './chart-samples.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { useChartTheme } from './use-chart-theme.ts'

/** Recharts needs one object per category, with the values by series name. */
const rows = visits.categories.map(({ label, title }, index) => ({
  label,
  title,
  ...Object.fromEntries(visits.series.map(({ name, values }) => [name, values[index]])),
}))

/** Options shared by charts with axes, in the theme's colors. */
function useAxes() {
  const { text, strong, grid, panel } = useChartTheme()
  const tick = { fill: text, fontSize: 12 }
  const axis = { tick, tickLine: false, axisLine: false }
  return (
    <>
      <CartesianGrid stroke={grid} vertical={false} />
      <XAxis dataKey="label" {...axis} interval="preserveStartEnd" />
      <YAxis {...axis} width={44} tickFormatter={(value: number) => formatCount(value)} />
      <Tooltip
        formatter={(value) => formatCount(Number(value))}
        cursor={{ stroke: grid, fill: grid, fillOpacity: 0.3 }}
        contentStyle={{ background: panel, borderColor: grid, borderRadius: 8, color: strong }}
        itemStyle={{ color: strong }}
      />
      <Legend itemSorter={null} formatter={(name: string) => <span style={{ color: text }}>{name}</span>} />
    </>
  )
}

function Lines() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Visitas por seção e mês, em linhas" data={visits}>
      <ResponsiveContainer>
        <LineChart data={rows} title="Visitas por seção e mês; setas leem os valores">
          {useAxes()}
          {visits.series.map(({ name, color }) => (
            <Line
              key={name}
              dataKey={name}
              stroke={toCssColor(color)}
              strokeWidth={2}
              dot={false}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

function StackedBars() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Visitas por seção e mês, em barras" data={visits}>
      <ResponsiveContainer>
        <BarChart data={rows} title="Visitas por seção e mês; setas leem os valores">
          {useAxes()}
          {visits.series.map(({ name, color }) => (
            <Bar
              key={name}
              dataKey={name}
              stackId="seção"
              fill={toCssColor(color)}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

function FilledArea() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Visitas à seção de livros" data={bookVisits}>
      <ResponsiveContainer>
        <AreaChart data={rows} title="Visitas à seção de livros; setas leem os valores">
          {useAxes()}
          <Area
            dataKey="Livros"
            type="monotone"
            stroke={toCssColor('teal')}
            fill={toCssColor('teal')}
            fillOpacity={0.2}
            isAnimationActive={!isReducedMotion}
          />
        </AreaChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

/** Each slice has a label: color alone does not identify it. */
function LabelledPie() {
  const { toCssColor, text, panel, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Pedidos por forma de pagamento" data={paymentData}>
      <ResponsiveContainer>
        <PieChart title="Pedidos por forma de pagamento" accessibilityLayer={false}>
          <Pie
            data={[...payments]}
            dataKey="value"
            nameKey="name"
            innerRadius="45%"
            outerRadius="70%"
            stroke={panel}
            isAnimationActive={!isReducedMotion}
            rootTabIndex={-1}
            labelLine={{ stroke: text }}
            label={({ name, x, y, textAnchor }) => (
              <text
                x={x}
                y={y}
                textAnchor={textAnchor}
                dx={textAnchor === 'end' ? -4 : 4}
                dy="0.35em"
                fill={text}
                fontSize={12}
              >
                {name}
              </text>
            )}
          >
            {payments.map(({ name, color }) => (
              <Cell key={name} fill={toCssColor(color)} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

export default function RechartsPage() {
  return (
    <SpecimenPage source={() => import('./recharts.tsx?raw')}>
      <Specimen
        title="Linhas"
        description="Com o foco no gráfico, use as setas para ler os valores."
        code="Lines"
      >
        <Lines />
      </Specimen>
      <Specimen title="Barras empilhadas" code="StackedBars">
        <StackedBars />
      </Specimen>
      <Specimen title="Área" code="FilledArea">
        <FilledArea />
      </Specimen>
      <Specimen title="Rosca" description="Com o nome ao lado de cada parte." code="LabelledPie">
        <LabelledPie />
      </Specimen>
    </SpecimenPage>
  )
}
