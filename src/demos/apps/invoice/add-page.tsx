import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { snapshot } from 'valtio/vanilla'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { createBlankDraft, type InvoiceDraft } from './draft.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { draftParameter, useInvoicePaths } from './invoice-paths.ts'
import {
  addInvoice,
  copyDraft,
  invoices,
  keepDraft,
  removeKeptDraft,
  saveDraft,
  updateKeptDraft,
} from './store.ts'

/** A new invoice. Its draft survives a reload; drafts put aside are opened by the URL. */
export default function InvoiceAddPage() {
  const [formKey, setFormKey] = useState(0)
  const navigate = useNavigateTo()
  const { add: addPath, preview } = useInvoicePaths()
  const wantedId = useSearchParams()[0].get(draftParameter)
  const keptId = invoices.drafts.some(({ id }) => id === wantedId) ? (wantedId ?? undefined) : undefined

  function start(): InvoiceDraft {
    const { draft, drafts } = snapshot(invoices)
    const kept = drafts.find(({ id }) => id === keptId)?.draft ?? draft
    return kept ? copyDraft(kept) : createBlankDraft()
  }

  function add(draft: InvoiceDraft) {
    const id = addInvoice(draft, keptId)
    void notify.success('Add Successfully')
    navigate(preview(id))
  }

  function restart() {
    setFormKey(formKey + 1)
    focusTitle()
  }

  function discard() {
    if (keptId === undefined) saveDraft(null)
    else {
      removeKeptDraft(keptId)
      navigate(addPath, { replace: true })
    }
    restart()
  }

  function putAside() {
    if (!invoices.draft) return notify.info('Ainda não há o que guardar')
    keepDraft(start())
    saveDraft(null)
    notify.success('Rascunho guardado na lista de faturas')
    restart()
  }

  return (
    <>
      <RouteHeader
        actions={
          <ButtonLink to={preview()} variant="outline">
            Todas as faturas
          </ButtonLink>
        }
      />
      <InvoiceForm
        key={`${keptId}-${formKey}`}
        start={start}
        onChange={(draft) => (keptId === undefined ? saveDraft(draft) : updateKeptDraft(keptId, draft))}
        onSubmit={add}
      >
        <Button type="submit">Adicionar fatura</Button>
        {keptId === undefined && (
          <Button variant="outline" onClick={putAside}>
            Guardar rascunho
          </Button>
        )}
        <Button variant="outline" onClick={discard}>
          Descartar
        </Button>
      </InvoiceForm>
    </>
  )
}
