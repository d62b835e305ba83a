import { chakra, Flex } from '@chakra-ui/react'
import { formatCents } from './money.ts'
import type { InvoiceTotals } from './payments.ts'

type AmountListProps = {
  totals: InvoiceTotals
  /** In cents; nothing is shown for zero. */
  paid?: number
  balance?: number
}

/** The amounts of an invoice, one per line, without discounts and taxes of zero. */
export function AmountList({
  totals: { gross, discount, tax, total },
  paid = 0,
  balance = 0,
}: AmountListProps) {
  return (
    <chakra.dl display="grid" gap="2" fontVariantNumeric="tabular-nums">
      <Line label="Subtotal" value={formatCents(gross)} />
      {discount > 0 && <Line label="Descontos" value={`− ${formatCents(discount)}`} />}
      {tax > 0 && <Line label="Impostos" value={formatCents(tax)} />}
      <Flex justify="space-between" gap="4" pt="3" mt="1" borderTopWidth="1px" align="baseline">
        <chakra.dt fontWeight="600">Total</chakra.dt>
        <chakra.dd textStyle="h2">{formatCents(total)}</chakra.dd>
      </Flex>
      {paid > 0 && (
        <>
          <Line label="Já pago" value={formatCents(paid)} />
          <Line label="Saldo a pagar" value={formatCents(balance)} />
        </>
      )}
    </chakra.dl>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <Flex justify="space-between" gap="4">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd>{value}</chakra.dd>
    </Flex>
  )
}
