import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sumByState } from '../../../src/demos/apps/invoice/find-invoices.ts'
import { computeBalance, validatePayment } from '../../../src/demos/apps/invoice/payments.ts'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.invoice`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../../src/demos/apps/invoice/store.ts')
}

const payment = { date: '2026-11-20', method: 'pix', note: '' } as const

beforeEach(() => localStorage.clear())

describe('payments', () => {
  it('lower the balance, and the last one marks the invoice as paid', async () => {
    const { addPayment, invoices } = await open()
    const find = () => invoices.invoices.find(({ id }) => id === 'amostra') ?? expect.fail()
    const total = computeBalance(find())
    addPayment('amostra', { ...payment, amount: 100_00 })
    expect(computeBalance(find())).toBe(total - 100_00)
    expect(find().isPaid).toBe(false)
    const undo = addPayment('amostra', { ...payment, amount: total - 100_00 })
    expect(find()).toMatchObject({ isPaid: true, paidAt: expect.any(String) })
    undo()
    expect(find()).toMatchObject({ isPaid: false, payments: [{ amount: 100_00 }] })
    expect((await open()).invoices.invoices.find(({ id }) => id === 'amostra')?.payments).toHaveLength(1)
  })

  it('leave one by one: a reopened invoice owes what settled it', async () => {
    const { addPayment, invoices, removePayment, setPaid } = await open()
    const find = () => invoices.invoices.find(({ id }) => id === 'amostra') ?? expect.fail()
    const total = computeBalance(find())
    addPayment('amostra', { ...payment, amount: 1_00 })
    addPayment('amostra', { ...payment, amount: total - 1_00 })
    setPaid('amostra', false)
    expect(computeBalance(find())).toBe(total - 1_00)
    removePayment('amostra', find().payments?.[0]?.id ?? '')
    expect(computeBalance(find())).toBe(total)
  })

  it('count as paid in the sums', async () => {
    const { addPayment, invoices } = await open()
    const before = sumByState(invoices.invoices)
    addPayment('amostra', { ...payment, amount: 50_00 })
    const after = sumByState(invoices.invoices)
    expect(after.overdue).toEqual({ count: 1, total: before.overdue.total - 50_00 })
    expect(after.paid).toEqual({ count: 1, total: before.paid.total + 50_00 })
  })

  it('are absent in a state stored before', async () => {
    const first = await open()
    first.setPaid('exemplo', true)
    expect(localStorage.getItem(key)).not.toContain('payments')
    const { invoices } = await open()
    const stored = invoices.invoices.find(({ id }) => id === 'exemplo') ?? expect.fail()
    expect(stored.isPaid).toBe(true)
    expect(computeBalance(stored)).toBe(0)
  })
})

it.each([
  ['', '2026-11-20', ['amount']],
  ['0', '2026-11-20', ['amount']],
  ['100,01', '2026-11-20', ['amount']],
  ['100,00', '2026-11-21', ['date']],
  ['1', '', ['date']],
  ['100', '2026-11-20', []],
])('a payment of "%s" on "%s" has errors in %j', (amount, date, fields) => {
  const errors = validatePayment({ amount, date, method: 'pix', note: '' }, 100_00, '2026-11-20')
  expect(Object.keys(errors)).toEqual(fields)
})
