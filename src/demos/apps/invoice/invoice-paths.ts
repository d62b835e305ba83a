import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRelativeLink } from '../../parts/use-relative-link.ts'
import type { InvoiceSnapshot } from './invoice.ts'
import { invoices } from './store.ts'

/** The invoice that the URL names; the newest if it names none, `undefined` if it was removed. */
export function useChosenInvoice(): InvoiceSnapshot | undefined {
  const all = useSnapshot(invoices).invoices
  const id = useSearchParams()[0].get(invoiceParameter)
  return id === null ? all[0] : all.find((invoice) => invoice.id === id)
}

/** The URL parameter that names an invoice. */
const invoiceParameter = 'fatura'

/** The URL parameter that names a draft put aside. */
export const draftParameter = 'rascunho'

export function useInvoicePaths() {
  const linkTo = useRelativeLink()
  return {
    add: linkTo('../invoice-add'),
    draft: (id: string) => linkTo('../invoice-add', { [draftParameter]: id }),
    preview: (id?: string) => linkTo('../invoice-preview', id ? { [invoiceParameter]: id } : {}),
    edit: (id: string) => linkTo('../invoice-edit', { [invoiceParameter]: id }),
  }
}
