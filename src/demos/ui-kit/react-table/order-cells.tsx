import { Badge, chakra, Flex, IconButton } from '@chakra-ui/react'
import { LuChevronRight } from 'react-icons/lu'
import { Portrait } from '../../parts/portrait.tsx'
import { findSeller, orderStatuses, type TableOrder } from './orders.ts'
import { orderTexts } from './use-orders-table.ts'

export function OrderCell({ id, order }: { id: string; order: TableOrder }) {
  if (id === 'seller') {
    const { id: image, name } = findSeller(order.seller)
    return (
      <Flex align="center" gap="2">
        <Portrait image={image} name={name} size="6" />
        {name}
      </Flex>
    )
  }
  if (id === 'status') {
    const { name, palette } = orderStatuses[order.status]
    return <Badge colorPalette={palette}>{name}</Badge>
  }
  return <span>{orderTexts[id]?.(order)}</span>
}

type ExpanderProps = { label: string; isOpen: boolean; onClick: () => void }

export const Expander = ({ label, isOpen, onClick }: ExpanderProps) => (
  <IconButton size="xs" variant="ghost" aria-label={label} aria-expanded={isOpen} onClick={onClick}>
    <chakra.span
      display="inline-flex"
      transition="transform 150ms"
      transform={isOpen ? 'rotate(90deg)' : undefined}
      _rtl={{ transform: isOpen ? 'rotate(90deg)' : 'scaleX(-1)' }}
    >
      <LuChevronRight />
    </chakra.span>
  </IconButton>
)
