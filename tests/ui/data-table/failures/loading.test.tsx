import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as OnDemand from '@/lib/on-demand.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { deliverToasts } from '@/ui/feedback/notify.ts'
import { renderInApp } from '../../../support/render-in-app.tsx'

const network = vi.hoisted(() => ({ isDown: false }))

vi.mock('@/lib/on-demand.ts', async (importActual) => {
  const actual = await importActual<typeof OnDemand>()
  const createOnDemand: typeof OnDemand.createOnDemand = (fetchValue) =>
    actual.createOnDemand(() =>
      network.isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetchValue(),
    )
  return { ...actual, createOnDemand }
})

type Entry = { name: string }

const columns: DataColumn<Entry>[] = [{ id: 'name', label: 'Nome', text: ({ name }) => name }]

const many = (count: number) =>
  Array.from({ length: count }, (_, index): Entry => ({ name: `Item ${index}` }))

const toast = vi.fn()

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  deliverToasts(toast)
  // happy-dom plays no animations.
  Reflect.get(window, 'happyDOM').settings.device.prefersReducedMotion = 'reduce'
})

afterEach(async () => {
  cleanup()
  network.isDown = false
  toast.mockClear()
  Reflect.get(window, 'happyDOM').settings.device.prefersReducedMotion = 'no-preference'
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(rows: Entry[]) {
  await renderInApp(<DataTable label="Itens" rows={rows} columns={columns} isAdjustable />)
  await settle()
}

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled()
  })

const retryButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Tentar de novo')

const rowCount = () => document.querySelectorAll('tbody tr').length

const note = 'Só as primeiras 2.000 linhas aparecem: uma parte do painel não carregou.'

it('says that rows are missing if the virtualizer fails to load, and shows them after a retry', async () => {
  network.isDown = true
  await show(many(2001))
  expect(rowCount()).toBe(2000)
  expect(document.querySelector('[role=alert]')?.textContent).toBe(note)
  await act(async () => retryButton()?.click())
  await settle()
  expect(document.querySelector('[role=alert]')?.textContent).toBe(note)

  network.isDown = false
  await act(async () => retryButton()?.click())
  await settle()
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(rowCount()).toBeLessThan(200)
  expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('2002')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Itens')
})

const failure = (title: string) => expect.objectContaining({ type: 'error', title })

async function click(role: 'button' | 'checkbox', name: string) {
  await act(async () => screen.getByRole(role, { name }).click())
  await settle()
}

it('says that the menu of a column failed to load, and the next press opens it', async () => {
  await show(many(3))
  network.isDown = true
  await click('button', 'Opções da coluna Nome')
  expect(toast).toHaveBeenCalledExactlyOnceWith(failure('Não foi possível abrir as opções da coluna'))
  network.isDown = false
  await click('button', 'Opções da coluna Nome')
  expect(document.querySelector('[role=menu]')).not.toBeNull()
  expect(toast).toHaveBeenCalledOnce()
})

it('says that the actions on selected rows failed to load, and the next selection shows them', async () => {
  await show(many(3))
  network.isDown = true
  await click('checkbox', 'Selecionar todas as linhas')
  expect(toast).toHaveBeenCalledExactlyOnceWith(failure('Não foi possível mostrar as ações das linhas'))
  network.isDown = false
  await click('checkbox', 'Selecionar todas as linhas')
  expect(screen.getByRole('group', { name: 'Linhas selecionadas' }).textContent).toContain('3 linhas')
  expect(toast).toHaveBeenCalledOnce()
})

it('says that the cards failed to load, and shows them after a retry with the focus in their place', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
  const cards = () => screen.queryByRole('list', { name: 'Itens' })?.children ?? []
  const text = 'Os cartões não carregaram. A tabela tem os mesmos dados.'
  network.isDown = true
  await show(many(3))
  expect(document.querySelector('[role=alert]')?.textContent).toBe(text)
  expect(rowCount()).toBe(3)
  retryButton()?.focus()
  await act(async () => retryButton()?.click())
  await settle()
  expect(document.querySelector('[role=alert]')?.textContent).toBe(text)
  expect(document.activeElement).toBe(retryButton())

  network.isDown = false
  await act(async () => retryButton()?.click())
  await settle()
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(cards()).toHaveLength(3)
  expect(document.activeElement?.tagName).toBe('SPAN')
})
