import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findDocumentError, formatDocument } from '../../../src/demos/apps/invoice/client-document.ts'
import {
  createBlankDraft,
  invoiceToDraft,
  normalizeAmount,
  parseItemAmounts,
} from '../../../src/demos/apps/invoice/draft.ts'
import { computeDueState, splitIntoInstalments } from '../../../src/demos/apps/invoice/due-state.ts'
import { findInvoices, type Sorting, sumByState } from '../../../src/demos/apps/invoice/find-invoices.ts'
import { formatCents, readDecimal, scaleAmount, writeDecimal } from '../../../src/demos/apps/invoice/money.ts'
import { computeInvoiceTotals, computeLineTotals } from '../../../src/demos/apps/invoice/payments.ts'
import { buildMailto, writeMessage } from '../../../src/demos/apps/invoice/send-dialog.tsx'
import { validateInvoiceDraft } from '../../../src/demos/apps/invoice/use-invoice-form.ts'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.invoice`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../../src/demos/apps/invoice/store.ts')
}

const item = {
  id: 'a',
  description: 'Créditos',
  quantity: '1,5',
  unitPrice: '1.234,56',
  discount: '10',
  tax: '2,5',
}

const draft = {
  ...createBlankDraft(),
  name: ' Empresa Exemplo ',
  issueDate: '2026-11-21',
  dueDate: '2026-12-05',
  items: [item],
}

beforeEach(() => localStorage.clear())

describe('typed numbers', () => {
  it.each([
    ['12', 2, 1200],
    ['12,5', 2, 1250],
    ['12.5', 2, 1250],
    ['1.234,56', 2, 123_456],
    ['1.234', 2, 123_400],
    [' 0,005 ', 3, 5],
    ['999.999,99', 2, 99_999_999],
  ])('%s with %i places is %i', (text, places, value) => {
    expect(readDecimal(text, places)).toBe(value)
  })

  it.each(['', 'abc', '-1', '1,234', '12,', ',5', '1.23,4', '1e3', '1000000', '1,2,3'])(
    '%s is not a number',
    (text) => {
      expect(readDecimal(text, 2)).toBeUndefined()
    },
  )

  it.each([
    [1250, 2, 0, '12,5'],
    [1250, 2, 2, '12,50'],
    [123_456_78, 2, 2, '123.456,78'],
    [1000, 3, 0, '1'],
  ])('%i with %i places, at least %i, is written %s', (value, places, atLeast, text) => {
    expect(writeDecimal(value, places, atLeast)).toBe(text)
    expect(readDecimal(text, places)).toBe(value)
  })

  it('take their usual form, and other texts stay unchanged', () => {
    expect(normalizeAmount('unitPrice', '1234,5')).toBe('1.234,50')
    expect(normalizeAmount('quantity', '2,500')).toBe('2,5')
    expect(normalizeAmount('tax', 'dez')).toBe('dez')
  })
})

describe('totals', () => {
  it.each([
    [5, 1, 10, 1],
    [4, 1, 10, 0],
    [25, 5, 100, 1],
    [99_999_999, 999_999_999, 1000, 99_999_998_900_000],
  ])('%i times %i of %i is %i', (amount, parts, whole, result) => {
    expect(scaleAmount(amount, parts, whole)).toBe(result)
  })

  it('apply the tax after the discount', () => {
    expect(computeLineTotals({ quantity: 1_000, unitPrice: 10_000, discount: 1_000, tax: 500 })).toEqual({
      gross: 10_000,
      discount: 1_000,
      tax: 450,
      total: 9_450,
    })
  })

  it('round each amount of a line to the cent, half up', () => {
    // 1,5 × R$ 1.234,56 = 1.851,84; 10% = 185,184; 2,5% of 1.666,66 = 41,6665
    expect(computeLineTotals({ quantity: 1_500, unitPrice: 123_456, discount: 1_000, tax: 250 })).toEqual({
      gross: 185_184,
      discount: 18_518,
      tax: 4_167,
      total: 170_833,
    })
  })

  it('have no binary rounding errors', () => {
    // 1,005 × R$ 1,00 is exactly 1,005; a float has 1,00499…
    expect(computeLineTotals({ quantity: 1_005, unitPrice: 100, discount: 0, tax: 0 }).gross).toBe(101)
  })

  it('are the sums of the rounded lines', () => {
    const third = { quantity: 333, unitPrice: 100, discount: 0, tax: 0 }
    expect(computeInvoiceTotals([third, third, third])).toEqual({ gross: 99, discount: 0, tax: 0, total: 99 })
    expect(computeInvoiceTotals([])).toEqual({ gross: 0, discount: 0, tax: 0, total: 0 })
  })

  it('are zero with a discount of 100 %', () => {
    expect(computeLineTotals({ quantity: 1_000, unitPrice: 999, discount: 10_000, tax: 500 }).total).toBe(0)
  })

  it('are formatted in reais', () => {
    expect(formatCents(123_456)).toBe('R$\u00A01.234,56')
  })
})

describe('due dates', () => {
  it('split the total to the cent, remaining cents first', () => {
    const parts = splitIntoInstalments(10_000, '2026-11-21', 3)
    expect(parts.map(({ amount }) => amount)).toEqual([3_334, 3_333, 3_333])
    expect(parts.map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-21', '2027-01-21'])
  })

  it('fall on the last day of a shorter month, and then return to the day', () => {
    expect(splitIntoInstalments(400, '2028-01-31', 4).map(({ date }) => date)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })

  it.each([
    [false, '2026-11-21', 'open'],
    [false, '2026-11-20', 'overdue'],
    [true, '2026-11-20', 'paid'],
  ])('paid %s and due on %s is %s', (isPaid, dueDate, state) => {
    expect(computeDueState({ isPaid, dueDate }, '2026-11-21')).toBe(state)
  })
})

describe('the form', () => {
  it('accepts a complete draft', () => {
    expect(validateInvoiceDraft(draft)).toEqual({})
  })

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'financeiro' }],
    ['issueDate', { issueDate: '' }],
    ['dueDate', { dueDate: '' }],
    ['dueDate', { dueDate: '2026-11-20' }],
    ['a.description', { items: [{ ...item, description: '' }] }],
    ['a.quantity', { items: [{ ...item, quantity: '0' }] }],
    ['a.quantity', { items: [{ ...item, quantity: 'um' }] }],
    ['a.unitPrice', { items: [{ ...item, unitPrice: '' }] }],
    ['a.discount', { items: [{ ...item, discount: '100,01' }] }],
    ['a.tax', { items: [{ ...item, tax: '101' }] }],
  ])('reports the error at %s', (field, part) => {
    expect(Object.keys(validateInvoiceDraft({ ...draft, ...part }))).toEqual([field])
  })

  it('counts zero for an unreadable row', () => {
    expect(parseItemAmounts({ ...item, tax: '' })).toBeUndefined()
  })
})

describe('the invoices', () => {
  it('are added at the top with the next number, and the draft is removed', async () => {
    const store = await open()
    store.saveDraft(draft)
    const id = store.addInvoice(draft)
    expect(store.invoices.invoices.map(({ number }) => number)).toEqual([4, 3, 2, 1])
    expect(store.invoices.invoices[0]).toMatchObject({
      id,
      client: { name: 'Empresa Exemplo' },
      items: [{ quantity: 1_500, unitPrice: 123_456, discount: 1_000, tax: 250 }],
      isPaid: false,
    })
    expect(store.invoices.draft).toBeNull()
    expect((await open()).invoices.invoices[0]?.id).toBe(id)
  })

  it('are updated in place and keep their number', async () => {
    const store = await open()
    const [first] = store.invoices.invoices
    if (!first) throw new Error('there is no invoice')
    store.updateInvoice(first.id, { ...invoiceToDraft(first), notes: 'Outra nota', instalments: '2' })
    const [changed] = (await open()).invoices.invoices
    expect(changed).toEqual({ ...first, notes: 'Outra nota', instalments: 2 })
  })

  it('are marked as paid and as open again', async () => {
    const store = await open()
    store.setPaid('amostra', true)
    expect((await open()).invoices.invoices[1]?.isPaid).toBe(true)
    store.setPaid('amostra', false)
    expect((await open()).invoices.invoices[1]?.isPaid).toBe(false)
  })

  it('are removed, and their numbers are not reused while a later one exists', async () => {
    const store = await open()
    store.removeInvoice('amostra')
    store.addInvoice(draft)
    expect((await open()).invoices.invoices.map(({ number }) => number)).toEqual([4, 3, 1])
  })

  it('have different numbers when two tabs add one at once', async () => {
    // After the replay window of the other tests' tabs.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const [one, other] = [await open(), await open()]
    one.addInvoice(draft)
    other.addInvoice(draft)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    vi.useRealTimers()
    const numbers = [5, 4, 3, 2, 1]
    expect(one.invoices.invoices.map(({ number }) => number)).toEqual(numbers)
    expect((await open()).invoices.invoices.map(({ number }) => number)).toEqual(numbers)
  })

  it('store a draft and discard it', async () => {
    const store = await open()
    store.saveDraft(draft)
    expect((await open()).invoices.draft).toEqual(draft)
    store.saveDraft(null)
    expect((await open()).invoices.draft).toBeNull()
  })

  it.each([
    ['an amount that is stored is no whole number', '"unitPrice":189990', '"unitPrice":0.5'],
    ['more instalments are stored than a page can list', '"instalments":3', '"instalments":9000000000000000'],
  ])('fall back to the seed if %s', async (_reason, whole, broken) => {
    const store = await open()
    store.setPaid('amostra', true)
    const stored = localStorage.getItem(key)?.replace(whole, broken)
    localStorage.setItem(key, stored ?? '')
    expect((await open()).invoices.invoices[1]?.isPaid).toBe(false)
  })
})

describe('the client', () => {
  it.each([
    ['111444', '111.444'],
    ['11144477735', '111.444.777-35'],
    ['111444777350', '11.144.477/7350'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['CNPJ 33.444.555/0001-81', '33.444.555/0001-81'],
  ])('has the document %s as %s', (typed, formatted) => {
    expect(formatDocument(typed)).toBe(formatted)
    expect(formatDocument(formatted)).toBe(formatted)
  })

  it.each(['', '111.444.777-35', '33.444.555/0001-81', '12.ABC.345/01DE-35'])('accepts %s', (text) => {
    expect(findDocumentError(text)).toBeUndefined()
  })

  it.each([
    '111.444.777-34',
    '111.111.111-11',
    '33.444.555/0001-82',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3X',
    '123',
  ])('refuses %s', (text) => {
    expect(findDocumentError(text)).toBeDefined()
  })

  it('is saved, updated by its document and removed', async () => {
    const store = await open()
    const before = store.invoices.clients.length
    const client = { name: 'Loja', document: '11144477735', email: '', address: '' }
    store.saveClient(client)
    store.saveClient({ ...client, name: 'Loja Nova' })
    const [saved] = (await open()).invoices.clients.slice(before)
    expect(saved).toMatchObject({ name: 'Loja Nova', document: '111.444.777-35' })
    store.removeClient(saved?.id ?? '')
    expect((await open()).invoices.clients).toHaveLength(before)
  })

  it('of every seeded invoice has a valid document', async () => {
    const { invoices } = await open()
    const documents = [...invoices.invoices.map(({ client }) => client), ...invoices.clients]
    expect(documents.map(({ document }) => findDocumentError(document)).filter(Boolean)).toEqual([])
  })
})

describe('the list', () => {
  it('is filtered by state, searched and sorted', async () => {
    const all = (await open()).invoices.invoices
    const numbers = (...args: [string, Parameters<typeof findInvoices>[2], Sorting]) =>
      findInvoices(all, ...args).map(({ number }) => number)
    expect(numbers('', 'all', 'newest')).toEqual([3, 2, 1])
    expect(numbers('', 'all', 'due')).toEqual([1, 2, 3])
    expect(numbers('', 'all', 'client')).toEqual([1, 3, 2])
    expect(numbers('', 'overdue', 'newest')).toEqual([2])
    expect(numbers('creditos', 'all', 'newest')).toEqual([3, 1])
    expect(sumByState(all)).toMatchObject({ open: { count: 1 }, overdue: { count: 1 }, paid: { count: 1 } })
  })

  it('keeps drafts until they are added, also a copy of an invoice', async () => {
    const store = await open()
    const [first] = store.invoices.invoices
    if (!first) throw new Error('there is no invoice')
    store.saveDraft(draft)
    const id = store.duplicateInvoice(first)
    const kept = store.invoices.drafts.find((other) => other.id === id)
    expect(kept?.draft).toMatchObject({ name: first.client.name, payment: 'boleto' })
    store.addInvoice(kept?.draft ?? draft, id)
    const reopened = (await open()).invoices
    expect(reopened.drafts.map((other) => other.id)).toEqual(['rascunho'])
    expect(reopened.draft).toEqual(draft)
  })
})

it('a state of the previous version still opens', async () => {
  const { invoices } = await open()
  const { payment: _, ...oldDraft } = draft
  const old = invoices.invoices.map(({ payment: _, sentAt: __, sentTo: ___, paidAt: ____, ...rest }) => ({
    ...rest,
    notes: 'antiga',
  }))
  localStorage.setItem(key, JSON.stringify({ state: { invoices: old, draft: oldDraft }, made: [] }))
  const reopened = (await open()).invoices
  expect(reopened.invoices.map(({ notes }) => notes)).toEqual(['antiga', 'antiga', 'antiga'])
  expect(reopened.draft).toEqual({ ...oldDraft, payment: '' })
  expect(reopened.clients.length).toBeGreaterThan(0)
  expect(reopened.drafts).toEqual([])
})

it('the message names number, amount and due date, and its address is encoded', async () => {
  const [first] = (await open()).invoices.invoices
  if (!first) throw new Error('there is no invoice')
  const message = writeMessage(first)
  expect(message.subject).toContain('Nº 0003')
  expect(message.body).toMatch(/^Olá, Livraria Modelo Ltda\.\n/)
  expect(message.body).toMatch(/, em 3 parcelas mensais, a primeira em [\d/]+, por boleto\.\n/)
  expect(buildMailto({ to: 'a@b.c', subject: 'x & y', body: 'um\ndois' })).toBe(
    'mailto:a@b.c?subject=x%20%26%20y&body=um%0D%0Adois',
  )
})
