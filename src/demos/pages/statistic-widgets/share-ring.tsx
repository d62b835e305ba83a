import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { type ChartColor, chartFill } from '@/ui/charts/chart-data.ts'

export type Share = { name: string; value: number; color: ChartColor }

/** The circumference is 100, so that lengths are per cents. */
const radius = 100 / (2 * Math.PI)

/** In per cent. */
const gap = 0.8

/** A donut chart with the total in the middle and each part listed beside it. */
export function ShareRing({ label, shares }: { label: string; shares: readonly Share[] }) {
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  let ringEnd = 0
  const arcs = shares.map((share) => {
    const arc = { ...share, start: ringEnd, length: (100 * share.value) / Math.max(1, total) }
    ringEnd += arc.length
    return arc
  })
  return (
    <Flex align="center" justify="center" gap="6" wrap="wrap">
      <chakra.svg viewBox="0 0 40 40" width="180px" height="180px" aria-hidden="true" flexShrink="0">
        {arcs.map(({ name, color, start, length }) => (
          <chakra.circle
            key={name}
            cx="20"
            cy="20"
            r={radius}
            fill="none"
            stroke={chartFill(color)}
            strokeWidth="5px"
            strokeDasharray={`${Math.max(0, length - gap)} ${100 - length + gap}`}
            // A quarter turn back, because a circle starts at three o'clock.
            strokeDashoffset={25 - start}
          />
        ))}
        <chakra.text x="20" y="21.8" textAnchor="middle" fontSize="5.2px" fontWeight="650" fill="fg">
          {formatCount(total)}
        </chakra.text>
      </chakra.svg>
      <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="3" flex="1 1 160px">
        {shares.map(({ name, value, color }) => (
          <Flex as="li" key={name} align="center" gap="2.5">
            <Box aria-hidden="true" boxSize="2.5" borderRadius="full" bg={chartFill(color)} />
            <Text flex="1">{name}</Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatCount(value)}
            </Text>
            <Text fontWeight="600" fontVariantNumeric="tabular-nums" minW="4ch" textAlign="end">
              {formatShare(value / Math.max(1, total))}
            </Text>
          </Flex>
        ))}
      </chakra.ul>
    </Flex>
  )
}
