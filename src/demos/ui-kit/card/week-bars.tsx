import { Box, Flex, Text } from '@chakra-ui/react'
import { Small } from '../basics.tsx'

export type Count = { name: string; value: number }

/** Bars with their numbers. */
export const WeekBars = ({ counts }: { counts: readonly Count[] }) => {
  const largest = Math.max(1, ...counts.map(({ value }) => value))
  return (
    <Flex as="ul" direction="column" gap="2" listStyleType="none">
      {counts.map(({ name, value }) => (
        <Flex as="li" key={name} align="center" gap="3">
          <Small width="20">{name}</Small>
          <Box flex="1" height="2" bg="bg.emphasized" borderRadius="full" overflow="hidden">
            <Box
              height="full"
              bg="primary.solid"
              borderRadius="full"
              transition="width 300ms"
              _motionReduce={{ transition: 'none' }}
              style={{ width: `${(value / largest) * 100}%` }}
            />
          </Box>
          <Text minW="4ch" textAlign="end" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}
