import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCircleCheck, LuCoins, LuCopyPlus, LuFileDown, LuSend, LuTrash2, LuUndo2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { UndoOffer } from '../../parts/undo-bar.tsx'
import { offerUndo } from '../../parts/undo-offer.ts'
import { DueBadge } from './due-badge.tsx'
import type { InvoiceSnapshot } from './invoice.ts'
import { useInvoicePaths } from './invoice-paths.ts'
import { formatCents } from './money.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { PaymentList } from './payment-list.tsx'
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
