import { Box, chakra } from '@chakra-ui/react'
import { writeDecimal } from '../decimal.ts'
import type { InvoiceSnapshot } from '../invoice.ts'
import { formatCents } from '../money.ts'
import { computeLineTotals } from '../totals.ts'

const formatPercent = (hundredths: number) => (hundredths === 0 ? '—' : `${writeDecimal(hundredths, 2)}%`)

/** One row per item; scrolls horizontally on narrow screens. */
export function SheetItems({ items }: { items: InvoiceSnapshot['items'] }) {
  return (
    <Box
      role="region"
      aria-label="Itens da fatura"
      tabIndex={0}
      overflowX="auto"
      _print={{ overflow: 'visible' }}
    >
      <chakra.table css={tableCss}>
        <thead>
          <tr>
            <th scope="col">Descrição</th>
            <th scope="col">Qtd.</th>
            <th scope="col">Preço</th>
            <th scope="col">Desc.</th>
            <th scope="col">Imposto</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>{item.description}</td>
              <td>{writeDecimal(item.quantity, 3)}</td>
              <td>{formatCents(item.unitPrice)}</td>
              <td>{formatPercent(item.discount)}</td>
              <td>{formatPercent(item.tax)}</td>
              <td>{formatCents(computeLineTotals(item).total)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const tableCss = {
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: '2.5',
    px: '2',
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
  },
  '& th': { color: 'fg.muted', fontWeight: '500', textStyle: 'small' },
  '& :is(th, td):first-of-type': {
    ps: '0',
    width: 'full',
    minW: '180px',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):last-of-type': { pe: '0', fontWeight: '600' },
  '& tr': { breakInside: 'avoid' },
} as const
