import { Box, chakra, Flex } from '@chakra-ui/react'
import { formatted } from '../../formats/registry.ts'
import type { Month } from './facts.ts'

const size = { width: 240, height: 48 }

/** Keeps the points at the ends whole. */
const inset = 5

const written = ({ month, points }: Month) => `${formatted(points, 'number')} em ${month}`

/** The score of the last months as a line, between the first and the last of them in words. */
export function Sparkline({ months }: { months: Month[] }) {
  const [first, last] = [months[0], months.at(-1)]
  if (months.length < 2 || first === undefined || last === undefined) return null
  const values = months.map(({ points }) => points)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => inset + (index / (months.length - 1)) * (size.width - 2 * inset)
  const y = (points: number) =>
    inset + ((highest - points) / (highest - lowest || 1)) * (size.height - 2 * inset)
  return (
    <Box width={`${size.width}px`} maxW="full">
      <chakra.svg
        role="img"
        aria-label={`Pontuação mês a mês: ${months.map(written).join('; ')}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        width="full"
        color="fg.muted"
        fill="currentColor"
        overflow="visible"
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
            <title>{written(each)}</title>
            <circle cx={x(index)} cy={y(each.points)} r="10" opacity="0" />
            <circle cx={x(index)} cy={y(each.points)} r={each === last ? 4 : 2} />
          </g>
        ))}
      </chakra.svg>
      <Flex justify="space-between" textStyle="small" color="fg.muted" aria-hidden="true">
        <End month={first} />
        <End month={last} textAlign="end" />
      </Flex>
    </Box>
  )
}

const End = ({ month, textAlign }: { month: Month; textAlign?: 'end' }) => (
  <Box textAlign={textAlign} fontVariantNumeric="tabular-nums">
    <chakra.b display="block" fontWeight="500" color="fg">
      {formatted(month.points, 'number')}
    </chakra.b>
    {month.month}
  </Box>
)
