import { Box, chakra } from '@chakra-ui/react'
import type { InvoiceSnapshot } from '../invoice.ts'
import { formatCents, writeDecimal } from '../money.ts'
import { computeLineTotals } from '../payments.ts'

const formatPercent = (hundredths: number) => (hundredths === 0 ? '—' : `${writeDecimal(hundredths, 2)}%`)

/** One row per item, of two lines on a narrow screen. */
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
              <td data-label="Qtd.">{writeDecimal(item.quantity, 3)}</td>
              <td data-label="Preço">{formatCents(item.unitPrice)}</td>
              <td data-label="Desc.">{formatPercent(item.discount)}</td>
              <td data-label="Imposto">{formatPercent(item.tax)}</td>
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
  '@media screen and (max-width: 47.99rem)': {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr) auto auto',
      gap: '2',
      py: '3',
      borderBottomWidth: '1px',
    },
    '& td': { p: '0', borderBottomWidth: '0' },
    '& td:first-of-type': { gridColumn: 'span 2', width: 'auto', minW: '0' },
    '& td:last-of-type': { gridColumn: '3 / -1', gridRow: '1' },
    '& td[data-label]': { textAlign: 'start' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
} as const
