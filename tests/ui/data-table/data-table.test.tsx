import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { renderInApp } from '../../support/render-in-app.tsx'
import { waitFor } from '../../support/wait-for.ts'

type City = { name: string | null; people: number | null }

const columns: DataColumn<City>[] = [
  {
    id: 'name',
    label: 'Cidade',
    text: ({ name }) => name ?? '—',
    sortValue: ({ name }) => name ?? undefined,
  },
  {
    id: 'people',
    label: 'Pessoas',
    isNumeric: true,
    text: ({ people }) => String(people ?? '—'),
    sortValue: ({ people }) => people ?? undefined,
  },
  { id: 'note', label: 'Nota', text: () => 'segredo', cell: (_, index) => <b>{`nota ${index}`}</b> },
]

const viewHeight = 560

// The app loads it lazily; here it is ready on first use.
beforeAll(() => import('@/ui/data-table/virtualized-body.tsx'))

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(viewHeight)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
})

afterEach(async () => {
  cleanup()
  window.dispatchEvent(new Event('afterprint'))
  vi.restoreAllMocks()
})

async function show(rows: City[]) {
  await renderInApp(<DataTable label="Cidades" rows={rows} columns={columns} />)
  // Lazy components resolve in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

const rowsShown = () => [...document.querySelectorAll('tbody:not([data-spacer]) tr')]

const names = () => rowsShown().map((row) => row.querySelector('td')?.textContent)

const header = (label: string) =>
  [...document.querySelectorAll('th')].find((cell) => cell.textContent === label) as HTMLElement

const sortBy = (label: string) => act(() => header(label).querySelector('button')?.click())

async function filter(query: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(() => {
    setter?.call(input, query)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const status = () => document.querySelector('[role=status]')?.textContent

const many = (count: number) =>
  Array.from({ length: count }, (_, index): City => ({ name: `São João ${index}`, people: count - index }))

describe('sorting', () => {
  const cities: City[] = [
    { name: 'Lote 10', people: 9 },
    { name: null, people: null },
    { name: 'Évora', people: -12 },
    { name: 'Lote 2', people: 100 },
    { name: 'estrela', people: 1.5 },
  ]

  it('orders texts by Portuguese collation, keeps empty ones last, then restores the order', async () => {
    await show(cities)
    expect(header('Cidade').getAttribute('aria-sort')).toBe('none')
    await sortBy('Cidade')
    expect(header('Cidade').getAttribute('aria-sort')).toBe('ascending')
    expect(names()).toEqual(['estrela', 'Évora', 'Lote 2', 'Lote 10', '—'])
    await sortBy('Cidade')
    expect(header('Cidade').getAttribute('aria-sort')).toBe('descending')
    expect(names()).toEqual(['Lote 10', 'Lote 2', 'Évora', 'estrela', '—'])
    await sortBy('Cidade')
    expect(names()).toEqual(cities.map(({ name }) => name ?? '—'))
  })

  it('orders numbers by size, ascending first', async () => {
    await show(cities)
    await sortBy('Pessoas')
    expect(header('Pessoas').getAttribute('aria-sort')).toBe('ascending')
    expect(names()).toEqual(['Évora', 'estrela', 'Lote 10', 'Lote 2', '—'])
  })

  it('is not offered for unsortable columns or a single row', async () => {
    await show(cities)
    expect(header('Nota').querySelector('button')).toBeNull()
    await show(cities.slice(0, 1))
    expect(document.querySelector('th button')).toBeNull()
  })

  it('moves the open details with their row', async () => {
    await show(cities)
    await sortBy('Cidade')
    expect(rowsShown()[0]?.textContent).toBe('estrela1.5nota 4')
  })
})

describe('the filter', () => {
  it('appears from eleven rows on', async () => {
    await show(many(10))
    expect(document.querySelector('input')).toBeNull()
    await show(many(11))
    expect(document.querySelector('input')?.getAttribute('aria-label')).toBe('Filtrar')
    expect(status()).toBe('11 de 11')
  })

  it('ignores accents and case, and announces the count', async () => {
    await show([...many(30), { name: 'Évora', people: 77 }])
    await filter('77 EVORA')
    expect(names()).toEqual(['Évora'])
    expect(status()).toBe('1 de 31')
    await filter('joao')
    expect(status()).toBe('30 de 31')
  })

  it('reports no matches, and can be cleared', async () => {
    await show(many(30))
    await filter('nada disso')
    expect(rowsShown()).toEqual([])
    expect(document.body.textContent).toContain('Nenhuma linha com “nada disso”.')
    await filter('')
    expect(rowsShown()).toHaveLength(30)
  })
})

describe('fifty thousand rows', () => {
  const area = () => document.querySelector('[role=group]') as HTMLElement

  it('are all counted for screen readers but only the visible ones are rendered', async () => {
    await show(many(50_000))
    expect(area().getAttribute('aria-label')).toBe('Cidades')
    expect(area().tabIndex).toBe(0)
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('50001')
    expect(document.querySelectorAll('tr').length).toBeLessThan(200)
    expect(names()[0]).toBe('São João 0')
    expect(rowsShown()[0]?.getAttribute('aria-rowindex')).toBe('2')
  })

  it('scroll to the last', async () => {
    await show(many(50_000))
    await act(() => {
      area().scrollTop = 50_000 * 40 - viewHeight
      area().dispatchEvent(new Event('scroll'))
    })
    expect(names().at(-1)).toBe('São João 49999')
    expect(rowsShown().at(-1)?.getAttribute('aria-rowindex')).toBe('50001')
    expect(document.querySelectorAll('tr').length).toBeLessThan(200)
  })

  it('keep the scroll position on changes, and scroll to the top on sorting', async () => {
    await show(many(5000))
    await act(() => {
      area().scrollTop = 40_000
      area().dispatchEvent(new Event('scroll'))
    })
    await show(many(5000).map((row) => ({ ...row, people: 1 })))
    expect(area().scrollTop).toBe(40_000)
    await sortBy('Cidade')
    await waitFor(async () => {
      await act(async () => undefined)
      expect(area().scrollTop).toBe(0)
    })
  })

  it('are printed up to a limit, with the omitted ones counted', async () => {
    await show(many(2500))
    await act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(rowsShown()).toHaveLength(2000)
    expect(document.body.textContent).toContain('500 linhas ficaram de fora da impressão')
    await act(() => window.dispatchEvent(new Event('afterprint')))
    expect(rowsShown().length).toBeLessThan(200)
  })
})
