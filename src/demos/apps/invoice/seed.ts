import { castNames } from '@/generated/cast-names.ts'
import { dayFromToday } from '../../parts/days.ts'
import { formatDocument } from './client-document.ts'
import { createBlankDraft, type InvoiceDraft } from './draft.ts'
import type { Client, Invoice, InvoiceItem } from './invoice.ts'
import { copyClient, type SavedClient } from './saved-client.ts'
import data from './seed.yaml'

type ClientId = keyof typeof castNames

/** Days are relative to today. */
type SampleInvoice = Omit<Invoice, 'client' | 'issueDate' | 'dueDate' | 'items' | 'sentAt' | 'paidAt'> & {
  client: ClientId
  issueDate: number
  dueDate: number
  items: (Omit<InvoiceItem, 'discount' | 'tax'> & Partial<InvoiceItem>)[]
  sentAt?: [day: number, time: string]
  paidAt?: [day: number, time: string]
}

const seed = data as {
  addresses: Partial<Record<ClientId, string>>
  draft: Partial<InvoiceDraft> & { client: ClientId }
  invoices: SampleInvoice[]
}

const createClient = (id: ClientId): SavedClient => ({
  id,
  name: castNames[id].name,
  document: formatDocument(castNames[id].document),
  email: castNames[id].email ?? `${id}@exemplo.com.br`,
  address: seed.addresses[id] ?? '',
})

/** Companies and a person of the cast, at invented addresses. */
export const seedClients = (): SavedClient[] => (Object.keys(seed.addresses) as ClientId[]).map(createClient)

const findSeedClient = (id: ClientId): Client => copyClient(createClient(id))

export function seedDraft(): InvoiceDraft {
  const { client, items = [], ...draft } = seed.draft
  return {
    ...createBlankDraft(),
    ...findSeedClient(client),
    ...draft,
    items: items.map((item) => ({ ...item })),
  }
}

const atTime = ([day, time]: [number, string]) => `${dayFromToday(day)}T${time}:00`

/** An open, an overdue and a paid invoice, for clients with obviously invented names. */
export const seedInvoices = (): Invoice[] =>
  seed.invoices.map(({ client, issueDate, dueDate, items, sentAt, paidAt, ...invoice }) => ({
    ...invoice,
    client: findSeedClient(client),
    issueDate: dayFromToday(issueDate),
    dueDate: dayFromToday(dueDate),
    items: items.map((item) => ({ discount: 0, tax: 0, ...item })),
    notes: invoice.notes ?? '',
    ...(sentAt && { sentAt: atTime(sentAt) }),
    ...(paidAt && { paidAt: atTime(paidAt) }),
  }))
