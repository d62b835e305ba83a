import { ChakraProvider } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { endSession, readCached, session } from '@/state/session.ts'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { Consulta } from '../../../src/consultas/lookup/consulta.tsx'
import { createFailure } from '../../../src/consultas/outcome.ts'
import { resultComponents } from '../../../src/consultas/results/load-result-components.ts'
import * as demo from '../../../src/consultas/sources/demo/demo.ts'
import { asPath } from '../../support/as-path.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

const rows = ['Ana', 'Bia', 'Caio', 'Davi', 'Elis'].map((nome) => ({ nome: `${nome} Exemplo` }))

const definition: ConsultaDefinition<Path> = {
  id: 'agenda/1',
  family: 'agenda',
  variant: 1,
  path: asPath('/consulta/cpf'),
  title: 'Agenda',
  open: 'load',
  page: { param: 'pagina', size: 2, list: 'itens', total: 'total', from: 1, counts: 'pages' },
  fields: [],
  request: { source: 'gateway', get: '/agenda', notFound: { status: 404 } },
  result: [{ block: 'table', value: 'itens', columns: [{ label: 'Nome', value: 'nome' }] }],
  example: { itens: rows, total: 99 },
  examples: [],
}

const render = (shown: ConsultaDefinition<Path> = definition) =>
  renderInApp(
    <ChakraProvider value={getAppSystem()}>
      <MemoryRouter>
        <Consulta definition={shown} family={{ family: 'agenda', title: 'Agenda', variants: { 1: shown } }} />
      </MemoryRouter>
    </ChakraProvider>,
  )

// Modules load in real time, which fake timers do not advance.
beforeAll(resultComponents.load, 60_000)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  endSession()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const result = () => screen.getByRole('region', { name: 'Resultado' })
const waitForAnswer = () => act(() => vi.advanceTimersByTimeAsync(1_000))
const countRows = () => result().querySelectorAll('tbody tr').length
const press = async (name: string) => {
  await act(() => screen.getByRole('button', { name }).click())
  await waitForAnswer()
}

describe('a page with open: load', () => {
  it('asks when it opens, and has no form', async () => {
    await render()
    expect(result().getAttribute('aria-busy')).toBe('true')
    await waitForAnswer()
    expect(result().textContent).toContain('Ana Exemplo')
    expect(document.querySelector('form')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull()
  })

  it('asks again with Atualizar', async () => {
    await render()
    await waitForAnswer()
    await press('Atualizar')
    expect(result().textContent).toContain('Ana Exemplo')
    expect(session.items.map(({ outcome }) => outcome)).toEqual(['found', 'found'])
  })

  it('tells an empty answer without a form to correct', async () => {
    await render({ ...definition, examples: [{ when: {}, status: 404 }] })
    await waitForAnswer()
    expect(result().textContent).toContain('Nenhum registro encontrado')
    expect(screen.queryByRole('button', { name: 'Conferir o que foi digitado' })).toBeNull()
  })

  it('tells a failure, and tries again', async () => {
    await render({ ...definition, examples: [{ when: {}, status: 503 }] })
    await waitForAnswer()
    expect(result().textContent).toContain('A fonte está fora do ar')
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })
})

describe('a list with pages', () => {
  it('loads them one by one, and tells how many rows there are', async () => {
    await render()
    await waitForAnswer()
    expect([countRows(), result().textContent]).toEqual([2, expect.stringContaining('2 de 5 linhas')])
    await press('Carregar mais')
    expect([countRows(), result().textContent]).toEqual([4, expect.stringContaining('4 de 5 linhas')])
    await press('Carregar mais')
    expect([countRows(), result().textContent]).toEqual([5, expect.stringContaining('5 linhas')])
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
    const [entry] = session.items
    expect(session.items).toHaveLength(1)
    expect(readCached(entry?.id ?? '')?.outcome).toMatchObject({ pages: { count: 3, rows: 5, isLast: true } })
  })

  it('names the rows of a total until the last page is there', async () => {
    const columns = [
      { label: 'Nome', value: 'nome' },
      { label: 'Valor', value: 'valor', format: 'currency', total: true },
    ] as const
    const itens = rows.map((row) => ({ ...row, valor: 10 }))
    await render({
      ...definition,
      result: [{ block: 'table', value: 'itens', columns: [...columns] }],
      example: { itens, total: 99 },
    })
    await waitForAnswer()
    const readTotal = () => result().querySelector('tfoot th')?.textContent
    expect(readTotal()).toBe('Total de 2 carregadas')
    await press('Carregar mais')
    await press('Carregar mais')
    expect(readTotal()).toBe('Total')
  })

  it('keeps the loaded rows if a page fails', async () => {
    await render()
    await waitForAnswer()
    vi.spyOn(demo, 'queryDemo').mockResolvedValueOnce(createFailure('unavailable'))
    await press('Carregar mais')
    expect(countRows()).toBe(2)
    expect(result().textContent).toContain('As próximas linhas não vieram. A fonte está fora do ar')
    await press('Tentar de novo')
    expect(countRows()).toBe(4)
  })
})
