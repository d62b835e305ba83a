import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { dayFromToday } from '../../parts/days.ts'
import { createCollection } from '../../store/collection.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { draftSchema, draftToInvoice, type InvoiceDraft, invoiceToDraft } from './draft.ts'
import { type Client, type InvoiceSnapshot, invoiceSchema, type Payment } from './invoice.ts'
import { isCovered } from './payments.ts'
import { copyClient, findSavedClient, savedClientSchema } from './saved-client.ts'
import { seedClients, seedDraft, seedInvoices } from './seed.ts'

const savedDraftSchema = z.object({
  id: z.string(),
  /** Date and time as ISO text. */
  savedAt: z.string(),
  draft: draftSchema,
})

const schema = z.object({
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  /** The unfinished new invoice, stored so that a reload does not lose it. */
  draft: z.nullable(draftSchema),
  /** Drafts put aside, newest first. */
  drafts: z._default(z.array(savedDraftSchema), []),
  clients: z._default(z.array(savedClientSchema), seedClients),
})

type Invoices = z.infer<typeof schema>

const store = createDemoStore(
  'invoice',
  schema,
  (): Invoices => ({
    invoices: seedInvoices(),
    draft: null,
    drafts: [{ id: 'rascunho', savedAt: `${dayFromToday(-1)}T17:40:00`, draft: seedDraft() }],
    clients: seedClients(),
  }),
)

const { state, change } = store

const [invoiceItems, draftItems, clientItems] = [
  createCollection(store, ({ invoices }) => invoices),
  createCollection(store, ({ drafts }) => drafts),
  createCollection(store, ({ clients }) => clients),
]

/** Read it through `useSnapshot`. */
export const invoices: Invoices = state

/** Numbers are consecutive and unique, even if two tabs add at once. */
export const nextNumber = ({ invoices }: { readonly invoices: readonly InvoiceSnapshot[] }) =>
  Math.max(0, ...invoices.map(({ number }) => number)) + 1

export const copyDraft = (draft: Snapshot<InvoiceDraft>): InvoiceDraft => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item })),
})

/** Stores the draft of a new invoice; `null` discards it. */
export function saveDraft(draft: InvoiceDraft | null): void {
  change((state) => {
    state.draft = draft && copyDraft(draft)
  })
}

/** Puts a draft aside and returns its id. */
export function keepDraft(draft: InvoiceDraft): string {
  const id = crypto.randomUUID()
  draftItems.add({ id, savedAt: new Date().toISOString(), draft: copyDraft(draft) })
  return id
}

export const updateKeptDraft = (id: string, draft: InvoiceDraft) =>
  draftItems.edit(id, { savedAt: new Date().toISOString(), draft: copyDraft(draft) })

export const removeKeptDraft = (id: string) => void draftItems.remove(id)

/** Puts a copy of the invoice aside as a draft with today's dates, and returns the draft's id. */
export function duplicateInvoice(invoice: InvoiceSnapshot): string {
  const draft = invoiceToDraft(invoice)
  return keepDraft({
    ...draft,
    issueDate: dayFromToday(0),
    dueDate: dayFromToday(14),
    items: draft.items.map((item) => ({ ...item, id: crypto.randomUUID() })),
  })
}

/** Saves a client, or updates the saved one with the same document or name. */
export function saveClient(client: Client): void {
  const id = crypto.randomUUID()
  change(({ clients }) => {
    const saved = findSavedClient(clients, client)
    if (saved) Object.assign(saved, copyClient(client))
    else clients.push({ id, ...copyClient(client) })
  })
}

export const removeClient = (id: string) => void clientItems.remove(id)

/** Adds an invoice at the top, removes its draft and returns its id. `keptId` names a draft put aside. */
export function addInvoice(draft: InvoiceDraft, keptId?: string): string {
  const id = crypto.randomUUID()
  change((state) => {
    state.invoices.unshift({ id, number: nextNumber(state), isPaid: false, ...draftToInvoice(draft) })
    if (keptId === undefined) state.draft = null
    else state.drafts = state.drafts.filter((kept) => kept.id !== keptId)
  })
  return id
}

export const updateInvoice = (id: string, draft: InvoiceDraft) => invoiceItems.edit(id, draftToInvoice(draft))

export function setPaid(id: string, isPaid: boolean): void {
  const paidAt = isPaid ? new Date().toISOString() : undefined
  invoiceItems.edit(id, (invoice) => {
    // The payment that settled an invoice leaves with the state that it caused.
    if (!isPaid && isCovered(invoice)) invoice.payments = invoice.payments?.slice(0, -1)
    Object.assign(invoice, { isPaid, paidAt })
  })
}

/** Replaces an invoice's payments, which mark it as paid once they cover the total. Returns the undo. */
function changePayments(id: string, apply: (payments: Payment[]) => Payment[]): () => void {
  const before = state.invoices.find((invoice) => invoice.id === id)
  const { isPaid, paidAt, payments = [] } = before ?? {}
  const previous = { isPaid, paidAt, payments: payments.map((payment) => ({ ...payment })) }
  const now = new Date().toISOString()
  invoiceItems.edit(id, (invoice) => {
    const wasCovered = isCovered(invoice)
    invoice.payments = apply(invoice.payments ?? [])
    if (isCovered(invoice)) Object.assign(invoice, { isPaid: true, paidAt: now })
    else if (wasCovered) Object.assign(invoice, { isPaid: false, paidAt: undefined })
  })
  return () =>
    invoiceItems.edit(id, (invoice) =>
      Object.assign(invoice, { ...previous, payments: previous.payments.map((payment) => ({ ...payment })) }),
    )
}

export function addPayment(id: string, payment: Omit<Payment, 'id'>): () => void {
  const paymentId = crypto.randomUUID()
  return changePayments(id, (payments) => [...payments, { id: paymentId, ...payment }])
}

export const removePayment = (id: string, paymentId: string): (() => void) =>
  changePayments(id, (payments) => payments.filter((payment) => payment.id !== paymentId))

/** Notes that the user has opened the message to this address. */
export function markSent(id: string, sentTo: string): void {
  const sentAt = new Date().toISOString()
  invoiceItems.edit(id, (invoice) => Object.assign(invoice, { sentAt, sentTo }))
}

export const removeInvoice = (id: string) => void invoiceItems.remove(id)
