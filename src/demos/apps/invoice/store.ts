import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { draftSchema, draftToInvoice, type InvoiceDraft } from './draft.ts'
import { invoiceSchema } from './invoice.ts'
import { seedInvoices } from './seed.ts'

const schema = z.object({
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  /** The unfinished new invoice, stored so that a reload does not lose it. */
  draft: z.nullable(draftSchema),
})

type Invoices = z.infer<typeof schema>

const { state, change } = createDemoStore(
  'invoice',
  schema,
  (): Invoices => ({
    invoices: seedInvoices(),
    draft: null,
  }),
)

/** Read it through `useSnapshot`. */
export const invoices: Invoices = state

/** Numbers are consecutive and unique, even if two tabs add at once. */
const nextNumber = ({ invoices }: Invoices) => Math.max(0, ...invoices.map(({ number }) => number)) + 1

const copyDraft = (draft: InvoiceDraft): InvoiceDraft => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item })),
})

/** Stores the draft of a new invoice; `null` discards it. */
export function saveDraft(draft: InvoiceDraft | null): void {
  change((state) => {
    state.draft = draft && copyDraft(draft)
  })
}

/** Adds an invoice at the top, removes its draft and returns its id. */
export function addInvoice(draft: InvoiceDraft): string {
  const id = crypto.randomUUID()
  change((state) => {
    state.invoices.unshift({ id, number: nextNumber(state), isPaid: false, ...draftToInvoice(draft) })
    state.draft = null
  })
  return id
}

const changeInvoice = (id: string, apply: (invoice: Invoices['invoices'][number]) => void) =>
  change(({ invoices }) => invoices.filter((invoice) => invoice.id === id).forEach(apply))

export function updateInvoice(id: string, draft: InvoiceDraft): void {
  changeInvoice(id, (invoice) => Object.assign(invoice, draftToInvoice(draft)))
}

export function setPaid(id: string, isPaid: boolean): void {
  changeInvoice(id, (invoice) => {
    invoice.isPaid = isPaid
  })
}

export function removeInvoice(id: string): void {
  change((state) => {
    state.invoices = state.invoices.filter((invoice) => invoice.id !== id)
  })
}
