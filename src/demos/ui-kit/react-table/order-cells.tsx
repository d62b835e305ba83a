import { Badge, Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { LuChevronRight } from 'react-icons/lu'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted } from '../basics.tsx'
import { findSeller, formatCents, orderStatuses, sumLines, type TableOrder } from './orders.ts'
import { orderTexts } from './use-orders-table.ts'

/** The lines and the note of an order, below its row. */
export const OrderDetails = ({ order: { id, lines, note, cents } }: { order: TableOrder }) => (
  <Box data-order-details>
    <chakra.table aria-label={`Itens do pedido ${id}`} css={linesCss}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          {['Quantidade', 'Preço', 'Total'].map((name) => (
            <th key={name} scope="col" data-end>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, quantity, cents: price }, index) => (
          <tr key={`${index}-${text}`}>
            <td>{text}</td>
            <td data-end>{quantity}</td>
            <td data-end>{formatCents(price)}</td>
            <td data-end>{formatCents(price * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
    <Muted mt="2">
      {note || 'Sem observações.'}
      {sumLines(lines) !== cents && ' O total do pedido foi combinado à parte.'}
    </Muted>
  </Box>
)

const linesCss = {
  width: 'full',
  maxW: '640px',
  '& th, & td': { px: '0', pe: '4', py: '1', height: 'auto', borderBottomWidth: '0', bg: 'transparent' },
  '& th': { position: 'static', textAlign: 'start', _rtl: { textAlign: 'right' } },
  '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const

/** In addition to the data table's styles. */
export const ordersCss = {
  '& tbody td': { bg: 'bg.panel' },
  '& tr[data-selected] > td': { bg: 'primary.subtle' },
  '& tbody tr:hover > td': { bg: 'bg.hover' },
  '& thead td': { bg: 'bg.subtle' },
  '& :is(thead, tbody) > tr:not([data-wide]) > :nth-child(-n + 2)': { px: '1' },
  '& tr[data-wide] > td': { px: '4', py: '4', bg: 'bg.subtle', whiteSpace: 'normal' },
  '& tr[data-wide]:hover > td': { bg: 'bg.subtle' },
  '& tr[data-wide] > td > *': { display: 'block', width: 'auto', maxWidth: 'min(100%, 1100px)' },
  '& tfoot td': { fontWeight: '600', borderTopWidth: '1px', borderBottomWidth: '0', bg: 'bg.subtle' },
  '& [data-filters] > td': { py: '1.5', px: '1.5' },
  '& [data-filters] > td > *': { display: 'block', width: 'full', minWidth: '7rem' },
  // The number is the third column.
  '&[data-pinned] :is(thead, tbody) > tr:not([data-wide]) > :nth-child(3)': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    boxShadow: '1px 0 0 {colors.border}',
  },
  '&[data-pinned] thead > tr > :nth-child(3)': { zIndex: '3' },
} as const

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
