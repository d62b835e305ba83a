import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { renderInApp } from '../../support/render-in-app.tsx'

type Debt = { creditor: string; amount: number }

const columns: DataColumn<Debt>[] = [
  {
    id: 'creditor',
    label: 'Credor',
    text: ({ creditor }) => creditor,
    sortValue: ({ creditor }) => creditor,
  },
  {
    id: 'amount',
    label: 'Valor',
    isNumeric: true,
    text: ({ amount }) => `R$ ${amount}`,
    sortValue: ({ amount }) => amount,
  },
  { id: 'city', label: 'Praça', isLowPriority: true, text: ({ creditor }) => `praça de ${creditor}` },
]

/** Fewer rows have no controls above their cards. */
const manyCreditors = ['Zebra', 'Ácido', 'Banco', 'Dado', 'Eixo', 'Farol']

const debts: Debt[] = [
  { creditor: 'Zebra', amount: 5 },
  { creditor: 'Ácido', amount: 100 },
  { creditor: 'Banco', amount: 20 },
]

/** Mocks the widths: of the container, and of the table with all columns. */
function mockWidths({ available, needed }: { available: number; needed: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(available)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TH' ? needed / columns.length : needed
  })
}

// The app loads them lazily; here they are ready on first use.
beforeAll(() =>
  Promise.all([import('@/ui/data-table/card-list.tsx'), import('@/ui/data-table/card-head.tsx')]),
)

afterEach(async () => {
  cleanup()
  window.dispatchEvent(new Event('afterprint'))
  vi.restoreAllMocks()
})

const show = (rows: Debt[]) => renderInApp(<DataTable label="Dívidas" rows={rows} columns={columns} />)

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent)

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

describe('a table too narrow for all columns', () => {
  beforeEach(() => mockWidths({ available: 760, needed: 900 }))

  it('hides low-priority columns behind a button of each row', async () => {
    await show(debts)
    expect(texts('th')).toEqual(['Credor', 'Valor', 'Detalhes'])
    const button = screen.getByRole('button', { name: 'Detalhes da linha 2' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await press('Detalhes da linha 2')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(details?.textContent).toBe('Praçapraça de Ácido')
    await press('Detalhes da linha 2')
    expect(document.querySelector('[data-details]')).toBeNull()
  })

  it('prints all columns', async () => {
    await show(debts)
    await act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(texts('th')).toEqual(['Credor', 'Valor', 'Praça'])
    await act(() => window.dispatchEvent(new Event('afterprint')))
    expect(texts('th')).toEqual(['Credor', 'Valor', 'Detalhes'])
  })
})

it('a table wide enough for all columns has no details', async () => {
  mockWidths({ available: 700, needed: 698 })
  await show(debts)
  expect(texts('th')).toEqual(['Credor', 'Valor', 'Praça'])
})

describe('in a narrow container', () => {
  beforeEach(() => mockWidths({ available: 300, needed: 900 }))

  const cards = () => texts('li dl:first-of-type > div:first-of-type dd')

  const showCards = async (rows: Debt[]) => {
    await show(rows)
    await vi.waitUntil(async () => {
      await act(async () => undefined)
      return document.querySelector('li')
    }, 10_000)
  }

  const sortBy = (option: string) =>
    act(() => {
      const select = document.querySelector('select') as HTMLSelectElement
      const chosen = [...select.options].find(({ text }) => text === option)
      select.value = chosen?.value ?? 'none'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })

  it('rows are a list of labels and values', async () => {
    await showCards(debts)
    expect(document.querySelector('table')).toBeNull()
    expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Dívidas')
    expect(texts('li:first-of-type dt')).toEqual(['Credor', 'Valor'])
    expect(texts('li:first-of-type dd')).toEqual(['Zebra', 'R$ 5'])
    await press('Detalhes da linha 1')
    expect(texts('li:first-of-type dt')).toEqual(['Credor', 'Valor', 'Praça'])
  })

  it('a select sorts in both directions and back', async () => {
    await showCards(
      manyCreditors.map((creditor, index) => ({ creditor, amount: index % 2 ? index : -index })),
    )
    expect(document.querySelector('label[for]')?.textContent).toBe('Ordenar por')
    await sortBy('Valor, decrescente')
    expect(cards()).toEqual(['Farol', 'Dado', 'Ácido', 'Zebra', 'Banco', 'Eixo'])
    await sortBy('Credor, crescente')
    expect(cards()).toEqual(['Ácido', 'Banco', 'Dado', 'Eixo', 'Farol', 'Zebra'])
    await sortBy('Valor, crescente')
    expect(cards()).toEqual(['Eixo', 'Banco', 'Zebra', 'Ácido', 'Dado', 'Farol'])
    await sortBy('Ordem da fonte')
    expect(cards()).toEqual(manyCreditors)
  })

  it('up to five rows have no controls above them', async () => {
    await showCards(debts)
    expect(document.querySelector('select')).toBeNull()
    await cleanup()
    await showCards(manyCreditors.map((creditor) => ({ creditor, amount: 1 })))
    expect(document.querySelector('select')).not.toBeNull()
  })

  it('ten thousand rows are counted, and few are rendered', async () => {
    await showCards(
      Array.from({ length: 10_000 }, (_, index) => ({ creditor: `Credor ${index}`, amount: index })),
    )
    const items = [...document.querySelectorAll('li')]
    expect(items.length).toBeLessThan(100)
    expect(items[0]?.getAttribute('aria-setsize')).toBe('10000')
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1')
  })

  it('prints use the table', async () => {
    await showCards(debts)
    await act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(texts('th')).toEqual(['Credor', 'Valor', 'Praça'])
  })
})
