import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { LuEye } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { Presence } from '@/ui/motion/presence.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { draftToInvoice, type InvoiceDraft } from './draft.ts'
import type { InvoiceSnapshot } from './invoice.ts'
import { InvoiceSheet } from './sheet/invoice-sheet.tsx'
import { invoices, nextNumber } from './store.ts'

type LivePreviewProps = { draft: InvoiceDraft; number?: number | undefined }

/** The invoice as typed; rows with an invalid number are missing. */
function usePreview({ draft, number }: LivePreviewProps): InvoiceSnapshot {
  const next = nextNumber(useSnapshot(invoices))
  return { id: 'previa', number: number ?? next, isPaid: false, ...draftToInvoice(draft) }
}

/** A small sheet that follows the form. Hidden from screen readers, which the dialog serves. */
export function LivePreview(props: LivePreviewProps) {
  const invoice = usePreview(props)
  return (
    <Box aria-hidden="true" inert display={{ base: 'none', xl: 'block' }} css={smallCss}>
      <InvoiceSheet invoice={invoice} label="Prévia ao lado" />
    </Box>
  )
}

export function PreviewButton(props: LivePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const invoice = usePreview(props)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LuEye aria-hidden="true" />
        Ver prévia
      </Button>
      <Presence>
        {isOpen && (
          <ModalDialog title="Prévia" width="860px" onClose={() => setOpen(false)}>
            <InvoiceSheet invoice={invoice} label="Prévia da fatura" />
          </ModalDialog>
        )}
      </Presence>
    </>
  )
}

/** The sheet has its paper's width, and the zoom fits it into the column. */
const smallCss = { '& > article': { width: '210mm', zoom: '0.56', boxShadow: 'none' } } as const
