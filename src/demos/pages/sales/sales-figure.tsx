import { FigureTile } from '../statistic-widgets/figure-tile.tsx'
import type { Deal } from './deal.ts'
import { computeChange } from './figures.ts'
import { type Bucket, joinBuckets } from './period.ts'

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
