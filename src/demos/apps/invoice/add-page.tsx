import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { createBlankDraft, type InvoiceDraft } from './draft.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { useInvoicePaths } from './invoice-paths.ts'
import { addInvoice, invoices, saveDraft } from './store.ts'

/** A new invoice. A draft survives a reload. */
export default function InvoiceAddPage() {
  const [formKey, setFormKey] = useState(0)
  const navigate = useNavigateTo()
  const { preview } = useInvoicePaths()

  function add(draft: InvoiceDraft) {
    const id = addInvoice(draft)
    void notify.success('Add Successfully')
    navigate(preview(id))
  }

  function discard() {
    saveDraft(null)
    setFormKey(formKey + 1)
    focusTitle()
  }

  return (
    <>
      <RouteHeader />
      <InvoiceForm
        key={formKey}
        start={() => invoices.draft ?? createBlankDraft()}
        onChange={saveDraft}
        onSubmit={add}
      >
        <Button type="button" variant="outline" colorPalette="neutral" onClick={discard}>
          Descartar
        </Button>
        <Button type="submit">Adicionar fatura</Button>
      </InvoiceForm>
    </>
  )
}
