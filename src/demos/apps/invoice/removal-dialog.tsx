import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { formatInvoiceNumber, type InvoiceSnapshot } from './invoice.ts'
import { useInvoicePaths } from './invoice-paths.ts'
import { removeInvoice } from './store.ts'

/** Confirms the removal of an invoice, and then shows the newest other one. */
export function RemovalDialog({ invoice, onClose }: { invoice: InvoiceSnapshot; onClose: () => void }) {
  const navigate = useNavigateTo()
  const { preview } = useInvoicePaths()

  function remove() {
    onClose()
    removeInvoice(invoice.id)
    navigate(preview(), { replace: true })
    void notify.success('Delete Successfully')
    focusTitle()
  }

  return (
    <ConfirmDialog
      title="Excluir fatura?"
      detail={`A fatura ${formatInvoiceNumber(invoice.number)}, de ${invoice.client.name}, não pode ser recuperada.`}
      action="Excluir"
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
