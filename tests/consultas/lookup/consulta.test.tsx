import { ChakraProvider } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { useVisit } from '@/routes/use-visit.ts'
import { question } from '@/session/ask-first.ts'
import { endSession, session } from '@/state/session.ts'
import { usage } from '@/state/usage.ts'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import '../../../src/consultas/sources/demo/demo.ts'
import { Consulta } from '../../../src/consultas/lookup/consulta.tsx'
import { resultComponents } from '../../../src/consultas/results/load-result-components.ts'
import { asPath } from '../../support/as-path.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

const cpf = '11144477735'

const definition: ConsultaDefinition<Path> = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: asPath('/consulta/cpf'),
  title: 'Teste',
  cost: 2,
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
  result: [
    { block: 'fields', items: [{ label: 'Mãe', value: 'mae', sensitive: true }] },
    {
      block: 'table',
      value: 'fones',
      columns: [{ label: 'Número', value: 'numero', format: 'phone', sensitive: true }],
    },
  ],
  example: { nome: 'Ana Exemplo', mae: 'Bia Exemplo', fones: [{ numero: '11987654321' }] },
  request: { source: 'gateway', get: '/', errors: { 402: 'Saldo insuficiente' } },
  examples: [
    { when: { cpf: '52998224725' }, status: 404 },
    { when: { cpf: '98765432100' }, status: 402 },
    { when: { cpf: '12345678909' }, status: 503 },
    { when: { cpf: '39053344705' }, status: 408 },
  ],
}

const other: ConsultaDefinition<Path> = { ...definition, id: 'teste/2', variant: 2, title: 'Outro teste' }

const family = { family: 'teste', title: 'Testes', variants: { 1: definition, 2: other } }

/** The consulta's page without the lazy load of the family. */
const ConsultaPage = () => <Consulta key={useVisit()} definition={definition} family={family} />

// Modules load in real time, which fake timers do not advance.
beforeAll(resultComponents.load, 60_000)

beforeEach(async () => {
  vi.useFakeTimers()
  usage.records = []
  const page = (
    <ChakraProvider value={getAppSystem()}>
      <MemoryRouter>
        <ConsultaPage />
      </MemoryRouter>
    </ChakraProvider>
  )
  await renderInApp(page)
})

afterEach(async () => {
  cleanup()
  endSession()
  vi.useRealTimers()
})

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

const result = () => screen.getByRole('region', { name: 'Resultado' })

const findCollapsedForm = () => screen.queryByRole('group', { name: 'O que foi consultado' })

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)

const edit = (value: string) =>
  act(() => {
    const input = find<HTMLInputElement>('input[name=cpf]')
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function submit(value: string) {
  await edit(value)
  await act(() => find<HTMLFormElement>('form').requestSubmit())
}

const waitForAnswer = () => act(() => vi.runAllTimersAsync())

async function lookUp(value: string) {
  await submit(value)
  await waitForAnswer()
}

describe('Consulta', () => {
  it('shows an error at an invalid field and focuses it', async () => {
    await lookUp('111.444.777-36')
    const input = find<HTMLInputElement>('input[name=cpf]')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input)
    expect(document.body.textContent).toContain('CPF inválido')
    expect(usage.records).toEqual([])
  })

  it('keeps sensitive values off the page until the user reveals them, in tables too', async () => {
    await lookUp(cpf)
    expect(result().textContent).toContain('Dados de demonstração')
    expect(document.body.innerHTML).not.toContain('Bia Exemplo')
    expect(document.body.innerHTML).not.toMatch(/98765-?4321/)
    await act(() => screen.getByRole('button', { name: 'Mostrar Mãe' }).click())
    expect(result().textContent).toContain('Bia Exemplo')
    await act(() => screen.getByRole('button', { name: 'Ocultar Mãe' }).click())
    expect(document.body.innerHTML).not.toContain('Bia Exemplo')
    await act(() => screen.getByRole('button', { name: 'Mostrar Número, linha 1' }).click())
    expect(result().textContent).toContain('(11) 98765-4321')
  })

  it('records usage without the subject', async () => {
    await lookUp(cpf)
    expect(usage.records).toMatchObject([{ consultaId: 'teste/1', outcome: 'found' }])
    expect(session.items).toMatchObject([{ consultaId: 'teste/1', subject: '•••.•••.•••-35' }])
    expect(JSON.stringify([{ ...localStorage }, usage.records, session.items])).not.toContain(cpf)
  })

  it('aborts a query when a newer one starts', async () => {
    await submit(cpf)
    await submit('52998224725')
    await waitForAnswer()
    expect(result().textContent).toContain('Nenhum registro encontrado')
    expect(usage.records).toMatchObject([{ outcome: 'not-found' }])
  })

  it('shows the reason of a failure and retries with the same values', async () => {
    await lookUp('12345678909')
    expect(find('[role=alert]').textContent).toContain('A fonte está fora do ar')
    await act(() => [...result().querySelectorAll('button')].at(-1)?.click())
    expect(result().getAttribute('aria-busy')).toBe('true')
    await waitForAnswer()
    expect(usage.records).toMatchObject([{ outcome: 'failed' }, { outcome: 'failed' }])
  })

  it('asks before a retry if the source may have billed the failed query', async () => {
    await lookUp('39053344705')
    await act(() => button('Tentar de novo')?.click())
    expect(question.current).toMatchObject({
      title: 'Tentar de novo?',
      text: expect.stringContaining('2 créditos'),
    })
    await act(async () => question.current?.answer(false))
    expect(usage.records).toHaveLength(1)
    await act(() => button('Tentar de novo')?.click())
    await act(async () => question.current?.answer(true))
    await waitForAnswer()
    expect(usage.records).toHaveLength(2)
  })

  it('shows a link to the credits instead of a retry button when there are none', async () => {
    await lookUp('98765432100')
    expect(find('[role=alert]').textContent).toContain('Saldo insuficiente')
    expect(result().querySelectorAll('button')).toHaveLength(0)
    expect(result().querySelector('a')?.textContent).toBe('Ver créditos')
  })

  it('shows subject, time and alternatives when nothing is found', async () => {
    await lookUp('52998224725')
    expect(result().textContent).toContain('Para 529.982.247-25')
    expect(result().textContent).toMatch(/Dados de demonstração · \d\d\/\d\d\/\d{4}/)
    expect([...result().querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Outro teste'])
    await act(() => button('Conferir o que foi digitado')?.click())
    expect(document.activeElement).toBe(find('input[name=cpf]'))
  })

  it('collapses the form after an answer, expands it on demand and repeats the query', async () => {
    await lookUp(cpf)
    expect(find('form').closest('[hidden]')).not.toBeNull()
    expect(findCollapsedForm()?.textContent).toContain('CPF111.444.777-35')
    await act(() => button('Alterar')?.click())
    expect(findCollapsedForm()).toBeNull()
    expect(document.activeElement).toBe(find('input[name=cpf]'))
    await act(() => button('Cancelar')?.click())
    expect(document.activeElement).toBe(button('Alterar'))
    await act(() => button('Alterar')?.click())
    await edit('529')
    await act(() => button('Cancelar')?.click())
    expect(document.activeElement).toBe(button('Alterar'))
    expect(find<HTMLInputElement>('input[name=cpf]').value).toBe('111.444.777-35')
    await act(() => button('Consultar de novo')?.click())
    await act(async () => question.current?.answer(true))
    await waitForAnswer()
    expect(usage.records).toHaveLength(2)
    expect(session.items).toHaveLength(2)
  })

  it('keeps the form open after a failure', async () => {
    await lookUp('12345678909')
    expect(findCollapsedForm()).toBeNull()
    expect(find('form').closest('[hidden]')).toBeNull()
  })

  it('marks the result as stale while the form has other values', async () => {
    await lookUp(cpf)
    await act(() => button('Alterar')?.click())
    await edit('529')
    expect(find('[role=status]').textContent).toContain('Este resultado é de 111.444.777-35')
    await act(() => button('Desfazer')?.click())
    expect(result().textContent).not.toContain('Este resultado é de')
    expect(find<HTMLInputElement>('input[name=cpf]').value).toBe('111.444.777-35')
    await act(() => button('Alterar')?.click())
    await edit('52998224725')
    await act(() => button('Atualizar resultado')?.click())
    await waitForAnswer()
    expect(result().textContent).toContain('Nenhum registro encontrado')
    expect(result().textContent).not.toContain('Este resultado é de')
  })

  it('shows a preview and the recent queries before the first query', async () => {
    expect(result().textContent).toContain('O que esta consulta traz')
    expect(result().textContent).toContain('Demonstração, com dados fictícios')
    await lookUp(cpf)
    await act(() => button('Limpar')?.click())
    const recent = [...result().querySelectorAll('button')]
    expect(recent.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ver •••.•••.•••-35'),
    ])
    await act(() => recent[0]?.click())
    expect(result().textContent).toContain('Mãe')
    expect(findCollapsedForm()?.textContent).toContain('sem custo')
    expect(find<HTMLInputElement>('input[name=cpf]').value).toBe('111.444.777-35')
    expect(usage.records).toHaveLength(1)
  })

  it('aborts the query when the page unmounts', async () => {
    await submit(cpf)
    await renderInApp(null)
    await waitForAnswer()
    expect([...usage.records, ...session.items]).toEqual([])
  })

  it('clears the query and the form on "Limpar"', async () => {
    await submit(cpf)
    await act(() => screen.getByRole('button', { name: 'Alterar' }).click())
    await act(() => screen.getByRole('button', { name: 'Limpar' }).click())
    await waitForAnswer()
    expect(result().textContent).toContain('O resultado aparece aqui')
    expect(find<HTMLInputElement>('input[name=cpf]').value).toBe('')
    expect(usage.records).toEqual([])
  })
})
