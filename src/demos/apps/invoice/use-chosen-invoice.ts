import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { InvoiceSnapshot } from './invoice.ts'
import { invoiceParameter } from './invoice-paths.ts'
import { invoices } from './store.ts'

/** The invoice that the URL names; the newest if it names none, `undefined` if it was removed. */
export function useChosenInvoice(): InvoiceSnapshot | undefined {
  const all = useSnapshot(invoices).invoices
  const id = useSearchParams()[0].get(invoiceParameter)
  return id === null ? all[0] : all.find((invoice) => invoice.id === id)
}
