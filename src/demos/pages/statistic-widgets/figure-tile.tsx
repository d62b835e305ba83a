import { chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuMinus, LuTrendingDown, LuTrendingUp } from 'react-icons/lu'
import { formatShare } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { Deal } from '../sales/deal.ts'
import { computeChange } from '../sales/figures.ts'
import { type Bucket, joinBuckets } from '../sales/period.ts'

type FigureTileProps = {
  name: string
  value: string
  /** The course of the figure in the period. */
  values: readonly number[]
  /** The relative change against the time before; `undefined` if there was nothing. */
  change: number | undefined
  isLessBetter?: boolean
  /** Shown below the change. */
  note?: ReactNode
}

/** The change that the text shows, in whole percents. */
const roundChange = (change = 0) => Math.round(100 * change)

function readPalette(change: number | undefined, isLessBetter: boolean) {
  if (!roundChange(change)) return 'neutral'
  return roundChange(change) < 0 === isLessBetter ? 'success' : 'danger'
}

/** A figure, its course, and its change. */
export function FigureTile({ name, value, values, change, isLessBetter = false, note }: FigureTileProps) {
  return (
    <Panel as="li" p={{ base: '4', md: '5' }}>
      <Text color="fg.muted">{name}</Text>
      <Flex align="flex-end" justify="space-between" gap="3" mt="2">
        <Text textStyle="figure" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {value}
        </Text>
        <Sparkline values={values} palette={readPalette(change, isLessBetter)} />
      </Flex>
      <Flex align="center" gap="1.5" mt="2" textStyle="small" color="fg.muted">
        <Change
          change={change}
          isLessBetter={isLessBetter}
          texts={{ more: 'a mais que antes', less: 'a menos que antes' }}
        />
      </Flex>
      {note}
    </Panel>
  )
}

type ChangeProps = {
  change: number | undefined
  isLessBetter: boolean
  texts: { more: string; less: string }
}

/** A change in percent, and what it is compared with. */
export function Change({ change, isLessBetter, texts }: ChangeProps) {
  if (change === undefined) return 'sem base para comparar'
  const palette = readPalette(change, isLessBetter)
  const percents = roundChange(change)
  const Icon = percents === 0 ? LuMinus : percents > 0 ? LuTrendingUp : LuTrendingDown
  return (
    <>
      <Text as="span" colorPalette={palette} color="colorPalette.fg" display="inline-flex" gap="1">
        <Icon aria-hidden="true" />
        <b>{formatShare(Math.abs(change))}</b>
      </Text>
      {percents === 0 ? 'sem mudança' : percents > 0 ? texts.more : texts.less}
    </>
  )
}

const [width, height, margin] = [96, 36, 4]

/** The trend of a figure; decorative. */
function Sparkline({ values, palette }: { values: readonly number[]; palette: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1)
  const y = (value: number) =>
    height - margin - ((value - low) * (height - 2 * margin)) / Math.max(1, high - low)
  const last = values.length - 1
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}px`}
      height={`${height}px`}
      flexShrink="0"
      aria-hidden="true"
      colorPalette={palette}
      css={{
        '& polyline': { stroke: 'colorPalette.solid', fill: 'none' },
        '& circle': { fill: 'colorPalette.solid' },
      }}
    >
      <polyline
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r={3} />
    </chakra.svg>
  )
}

type SalesFigureProps = {
  name: string
  current: readonly Bucket[]
  previous: readonly Bucket[]
  compute: (deals: readonly Deal[]) => number
  format: (value: number) => string
  isLessBetter?: boolean
}

/** A figure of the period, its course, and its change against the time before. */
export function SalesFigure({ current, previous, compute, format, ...tile }: SalesFigureProps) {
  const value = compute(joinBuckets(current))
  return (
    <FigureTile
      {...tile}
      value={format(value)}
      values={current.map(({ deals }) => compute(deals))}
      change={computeChange(compute(joinBuckets(previous)), value)}
    />
  )
}
