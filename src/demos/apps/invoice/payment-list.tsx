import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuTrash2 } from 'react-icons/lu'
import { formatNumericDay } from '../../parts/days.ts'
import { type InvoiceSnapshot, paymentMethods } from './invoice.ts'
import { formatCents } from './money.ts'
import { computeBalance } from './payments.ts'

type PaymentListProps = { invoice: InvoiceSnapshot; onRemove: (paymentId: string, amount: number) => void }

/** The registered payments and the balance due. Nothing is shown without payments. */
export function PaymentList({ invoice, onRemove }: PaymentListProps) {
  const { payments = [] } = invoice
  if (payments.length === 0) return null
  return (
    <Box mb="4" borderTopWidth="1px" pt="3">
      <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Pagamentos">
        {payments.map(({ id, amount, date, method, note }) => (
          <Flex as="li" key={id} align="center" gap="2">
            <Box flex="1" minW="0">
              <Text>
                {formatNumericDay(date)}, {paymentMethods[method]}
              </Text>
              {note && (
                <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                  {note}
                </Text>
              )}
            </Box>
            <Text fontVariantNumeric="tabular-nums" flexShrink="0">
              {formatCents(amount)}
            </Text>
            <IconButton
              size="2xs"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Excluir pagamento de ${formatCents(amount)}`}
              onClick={() => onRemove(id, amount)}
            >
              <LuTrash2 />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" mt="3" pt="3" borderTopWidth="1px" fontWeight="600">
        <Text>Saldo a pagar</Text>
        <Text fontVariantNumeric="tabular-nums">{formatCents(computeBalance(invoice))}</Text>
      </Flex>
    </Box>
  )
}
