import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCircleCheck, LuCoins, LuCopyPlus, LuFileDown, LuSend, LuTrash2, LuUndo2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { focusTitle } from '../../parts/focus-title.ts'
import { UndoOffer } from '../../parts/undo-bar.tsx'
import { offerUndo } from '../../parts/undo-offer.ts'
import { DueBadge } from './due-list.tsx'
import { type InvoiceSnapshot, paymentMethods } from './invoice.ts'
import { useInvoicePaths } from './invoice-paths.ts'
import { formatCents } from './money.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { computeBalance } from './payments.ts'
import { SendDialog } from './send-dialog.tsx'
import { addPayment, duplicateInvoice, removePayment, setPaid } from './store.ts'

/** Loads the PDF library and downloads the invoice. */
async function downloadPdf(invoice: InvoiceSnapshot) {
  try {
    const [{ buildInvoicePdf }, { jsPDF }, { autoTable }] = await Promise.all([
      import('./pdf/invoice-pdf.ts'),
      import('jspdf'),
      import('jspdf-autotable'),
    ])
    const name = `fatura-${String(invoice.number).padStart(4, '0')}.pdf`
    download(name, 'application/pdf', buildInvoicePdf(invoice, jsPDF, autoTable))
  } catch {
    notify.error('Não foi possível criar o PDF')
  }
}

export function InvoiceActions({ invoice, onRemove }: { invoice: InvoiceSnapshot; onRemove: () => void }) {
  const { id, isPaid, paidAt, sentAt, sentTo } = invoice
  const [isSending, setSending] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const navigate = useNavigateTo()
  const { draft } = useInvoicePaths()

  function duplicate() {
    const copy = duplicateInvoice(invoice)
    notify.success('Cópia aberta como rascunho')
    navigate(draft(copy))
  }

  return (
    <Panel title="Situação" actions={<DueBadge invoice={invoice} />}>
      <Text color="fg.muted" mb="4" overflowWrap="anywhere">
        {sentAt ? (
          <>
            Enviada <RelativeTime at={sentAt} />
            {sentTo && ` para ${sentTo}`}.
          </>
        ) : (
          'Ainda não enviada.'
        )}
        {isPaid && paidAt && (
          <>
            {' '}
            Paga <RelativeTime at={paidAt} />.
          </>
        )}
      </Text>
      <PaymentList
        invoice={invoice}
        onRemove={(paymentId, amount) => {
          const undo = removePayment(id, paymentId)
          offerUndo(`Pagamento de ${formatCents(amount)} excluído`, undo)
          focusTitle()
        }}
      />
      <Flex gap="2" wrap="wrap" css={{ '& > button': { flex: '1 1 auto' } }}>
        <Button onClick={() => setSending(true)} aria-haspopup="dialog">
          <LuSend aria-hidden="true" />
          Enviar
        </Button>
        <Button variant="outline" onClick={() => void downloadPdf(invoice)}>
          <LuFileDown aria-hidden="true" />
          Baixar PDF
        </Button>
        {!isPaid && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setPaying(true)}>
            <LuCoins aria-hidden="true" />
            Registrar pagamento
          </Button>
        )}
        <Button variant="outline" onClick={() => setPaid(id, !isPaid)}>
          {isPaid ? <LuUndo2 aria-hidden="true" /> : <LuCircleCheck aria-hidden="true" />}
          {isPaid ? 'Marcar como aberta' : 'Marcar como paga'}
        </Button>
        <Button variant="outline" onClick={duplicate}>
          <LuCopyPlus aria-hidden="true" />
          Duplicar
        </Button>
        <Button variant="outline" colorPalette="danger" onClick={onRemove}>
          <LuTrash2 aria-hidden="true" />
          Excluir
        </Button>
      </Flex>
      <Presence>
        {isPaying && (
          <PaymentDrawer
            invoice={invoice}
            onClose={() => setPaying(false)}
            onSave={(payment) => {
              const undo = addPayment(id, payment)
              setPaying(false)
              offerUndo(`Pagamento de ${formatCents(payment.amount)} registrado`, undo)
            }}
          />
        )}
      </Presence>
      <UndoOffer isAnnounced />
      <Presence>{isSending && <SendDialog invoice={invoice} onClose={() => setSending(false)} />}</Presence>
    </Panel>
  )
}

type PaymentListProps = { invoice: InvoiceSnapshot; onRemove: (paymentId: string, amount: number) => void }

/** The registered payments and the balance due. Nothing is shown without payments. */
function PaymentList({ invoice, onRemove }: PaymentListProps) {
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
