import { Box, chakra } from '@chakra-ui/react'
import { Muted } from '../basics.tsx'
import { formatCents, sumLines, type TableOrder } from './orders.ts'

/** The lines and the note of an order, below its row. */
export const OrderDetails = ({ order: { id, lines, note, cents } }: { order: TableOrder }) => (
  <Box data-order-details>
    <chakra.table aria-label={`Itens do pedido ${id}`} css={linesCss}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-end>
            Quantidade
          </th>
          <th scope="col" data-end>
            Preço
          </th>
          <th scope="col" data-end>
            Total
          </th>
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
