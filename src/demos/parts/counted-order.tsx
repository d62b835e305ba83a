import { Text } from '@chakra-ui/react'
import { Select } from '@/ui/forms/select.tsx'

type CountedOrderProps<Order extends string> = {
  /** "7 artigos" */
  count: string
  /** The accessible name of the select. */
  label: string
  /** Labels by order. */
  orders: Readonly<Record<Order, string>>
  value: Order
  width: string
  onChange: (order: Order) => void
}

/** How many items a list shows, announced when it changes, and their order. */
export const CountedOrder = <Order extends string>({
  count,
  label,
  orders,
  value,
  width,
  onChange,
}: CountedOrderProps<Order>) => (
  <>
    <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {count}
    </Text>
    <Select
      aria-label={label}
      size="sm"
      boxWidth={width}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Order)}
    >
      {Object.entries<string>(orders).map(([order, text]) => (
        <option key={order} value={order}>
          {text}
        </option>
      ))}
    </Select>
  </>
)
