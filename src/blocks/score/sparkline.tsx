import { Box, chakra, Flex } from '@chakra-ui/react'
import { formatValue } from '@/formats/registry.ts'
import type { Month } from './facts.ts'

const width = 260
const height = 64

/** In pixels. The padding keeps the first and the last point and their figures inside. */
const sidePadding = 12
const topPadding = 20
const bottomPadding = 5

/** With more points than this, only the first and the last have a figure. */
const maxFigures = 7

const monthText = ({ month, points }: Month) => `${formatValue(points, 'number')} em ${month}`

/** Draws the score by month as a line. Time runs from left to right, also in right-to-left layouts. */
export function Sparkline({ months }: { months: Month[] }) {
  const [first, last] = [months[0], months.at(-1)]
  if (months.length < 2 || first === undefined || last === undefined) return null
  const values = months.map(({ points }) => points)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => sidePadding + (index / (months.length - 1)) * (width - 2 * sidePadding)
  const y = (points: number) =>
    topPadding + ((highest - points) / (highest - lowest || 1)) * (height - topPadding - bottomPadding)
  const hasFigure = (each: Month) => months.length <= maxFigures || each === first || each === last
  return (
    <Box width={`${width}px`} maxW="full" dir="ltr">
      <chakra.svg
        role="img"
        aria-label={`Pontuação mês a mês: ${months.map(monthText).join('; ')}`}
        viewBox={`0 0 ${width} ${height}`}
        width="full"
        color="fg.muted"
        fill="currentColor"
        fontSize="11px"
        fontVariantNumeric="tabular-nums"
        textAnchor="middle"
      >
        <polyline
          points={months.map(({ points }, index) => `${x(index)},${y(points)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {months.map((each, index) => (
          <g key={each.month}>
            <title>{monthText(each)}</title>
            <circle cx={x(index)} cy={y(each.points)} r="10" opacity="0" />
            <circle cx={x(index)} cy={y(each.points)} r={each === last ? 4 : 2} />
            {hasFigure(each) && (
              <text x={x(index)} y={y(each.points) - 8}>
                {formatValue(each.points, 'number')}
              </text>
            )}
          </g>
        ))}
      </chakra.svg>
      <Flex justify="space-between" textStyle="small" color="fg.muted" aria-hidden="true">
        <span>{first.month}</span>
        <span>{last.month}</span>
      </Flex>
    </Box>
  )
}
