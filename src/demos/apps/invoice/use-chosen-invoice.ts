import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { ShownInvoice } from './invoice.ts'
import { chosenParameter } from './invoice-paths.ts'
import { invoices } from './store.ts'

/** The invoice that the URL names; the newest if it names none, `undefined` if it was removed. */
export function useChosenInvoice(): ShownInvoice | undefined {
  const all = useSnapshot(invoices).invoices
  const id = useSearchParams()[0].get(chosenParameter)
  return id === null ? all[0] : all.find((invoice) => invoice.id === id)
}
