import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { app } from '@/generated/app.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { AmountList } from '../amount-list.tsx'
import { DueList } from '../due-list.tsx'
import { formatInvoiceNumber, type InvoiceSnapshot, listFacts } from '../invoice.ts'
import { computeBalance, computeInvoiceTotals, sumPayments } from '../payments.ts'
import { SheetItems } from './sheet-items.tsx'
import { SheetParties } from './sheet-parties.tsx'

type InvoiceSheetProps = {
  invoice: InvoiceSnapshot
  /** The accessible name, if it is not the invoice's. */
  label?: string
}

/** The invoice as an A4 sheet, as wide on screen as on paper if there is room. */
export function InvoiceSheet({ invoice, label }: InvoiceSheetProps) {
  const totals = computeInvoiceTotals(invoice.items)
  return (
    <Box
      as="article"
      data-printed
      aria-label={label ?? `Fatura ${formatInvoiceNumber(invoice.number)}`}
      width="full"
      maxW="210mm"
      minH={{ md: '267mm' }}
      mx="auto"
      p={{ base: '5', md: '14mm' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="panel"
      display="flex"
      flexDirection="column"
      gap="8"
      css={paperCss}
    >
      <SheetHead invoice={invoice} />
      <SheetParties client={invoice.client} />
      <SheetItems items={invoice.items} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' }} gap="8" data-sums>
        <Box>
          <Text textStyle="small" color="fg.muted">
            Vencimentos
          </Text>
          <DueList
            total={totals.total}
            dueDate={invoice.dueDate}
            instalments={invoice.instalments}
            label={label ? `Vencimentos: ${label}` : 'Vencimentos'}
          />
        </Box>
        <AmountList totals={totals} paid={sumPayments(invoice)} balance={computeBalance(invoice)} />
      </Grid>
      {invoice.notes && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {invoice.notes}
        </Text>
      )}
      <Text mt="auto" pt="4" borderTopWidth="1px" textStyle="small" color="fg.muted">
        Documento de demonstração, sem valor fiscal.
      </Text>
    </Box>
  )
}

/** In print the paper sets margins and width. */
const paperCss = {
  '@media print': {
    maxWidth: 'none',
    minHeight: '0',
    p: '0',
    border: '0',
    '& [data-sums]': { gridTemplateColumns: 'minmax(0, 1fr) 280px', breakInside: 'avoid' },
  },
} as const

function SheetHead({ invoice }: { invoice: InvoiceSnapshot }) {
  return (
    <Flex justify="space-between" align="flex-start" gap="6" wrap="wrap">
      <Flex align="center" gap="3" color="primary.fg">
        <Logo size={36} />
        <Text textStyle="h2" color="fg">
          {app.product}
        </Text>
      </Flex>
      <Box textAlign={{ md: 'end' }} _print={{ textAlign: 'end' }} fontVariantNumeric="tabular-nums">
        <Heading as="h2" textStyle="h2">
          Fatura {formatInvoiceNumber(invoice.number)}
        </Heading>
        <chakra.dl css={factsCss}>
          {listFacts(invoice).map(({ label, text }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </chakra.dl>
      </Box>
    </Flex>
  )
}

const factsCss = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: { base: 'start', md: 'end' },
  columnGap: '3',
  rowGap: '0.5',
  mt: '2',
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: '500' },
} as const
