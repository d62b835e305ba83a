import { Flex, Text } from '@chakra-ui/react'
import { cast } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay } from '../../parts/days.ts'
import { Muted, Small } from '../basics.tsx'

/** Invented orders, newest first. */
export const orders = Array.from({ length: 57 }, (_, index) => ({
  number: `#${1057 - index}`,
  client: cast[index % cast.length]?.name ?? '',
  day: formatNumericDay(dayFromToday(-index)),
}))

type OrderListProps = { label: string; shown: typeof orders }

export const OrderList = ({ label, shown }: OrderListProps) => (
  <Flex as="ul" direction="column" listStyleType="none" aria-label={label}>
    {shown.map(({ number, client, day }) => (
      <Flex as="li" key={number} tabIndex={-1} outline="none" py="2" gap="3" borderBottomWidth="1px">
        <Muted fontVariantNumeric="tabular-nums" minW="12">
          {number}
        </Muted>
        <Text flex="1" minW="0" truncate>
          {client}
        </Text>
        <Small fontVariantNumeric="tabular-nums">{day}</Small>
      </Flex>
    ))}
  </Flex>
)
