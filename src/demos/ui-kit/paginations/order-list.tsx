import { Flex, Text } from '@chakra-ui/react'
import type { orders } from './orders.ts'

type OrderListProps = { label: string; shown: typeof orders }

export const OrderList = ({ label, shown }: OrderListProps) => (
  <Flex as="ul" direction="column" listStyleType="none" aria-label={label}>
    {shown.map(({ number, client, day }) => (
      <Flex as="li" key={number} tabIndex={-1} outline="none" py="2" gap="3" borderBottomWidth="1px">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" minW="12">
          {number}
        </Text>
        <Text flex="1" minW="0" truncate>
          {client}
        </Text>
        <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
          {day}
        </Text>
      </Flex>
    ))}
  </Flex>
)
