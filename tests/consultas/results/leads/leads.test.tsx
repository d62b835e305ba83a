import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block, Format, Summary } from '@manifest/schema/result.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextQuery } from '@/routes/next-page.ts'
import { auth } from '@/state/auth.ts'
import { cacheAnswer, type QueryValues } from '@/state/session.ts'
import type { Outcome } from '../../../../src/consultas/outcome.ts'
import { Answer } from '../../../../src/consultas/results/answer.tsx'
import { asPath } from '../../../support/as-path.ts'
import { renderInApp } from '../../../support/render-in-app.tsx'

vi.mock('@/generated/leads.ts', () => {
  const lead = (id: string, title: string) => ({ id, path: '/consulta/cpf', title, field: 'cpf' })
  const leads = {
    cpf: {
      families: [
        {
          family: 'cpf',
          title: 'CPF',
          leads: [
            lead('cpf/1', 'Dados cadastrais'),
            { ...lead('cpf/2', 'Situação cadastral'), needs: ['Data de nascimento', 'Finalidade'] },
          ],
        },
        { family: 'score', title: 'Score', leads: [{ ...lead('score/1', 'Score de crédito'), cost: 2.5 }] },
      ],
      dossies: [lead('pessoa', 'Pessoa')],
    },
    cep: {
      families: [
        {
          family: 'cep',
          title: 'CEP',
          leads: [{ id: 'cep/1', path: '/consulta/cep', title: 'Endereço', field: 'cep' }],
        },
      ],
      dossies: [],
    },
  }
  return { leads }
})

// Preloaded, because loading takes longer than the timeout of a test.
beforeAll(() => import('../../../../src/consultas/results/leads/lead-menu.tsx'), 60_000)

beforeEach(() => {
  // happy-dom plays no animations.
  Reflect.get(window, 'happyDOM').settings.device.prefersReducedMotion = 'reduce'
})

afterEach(async () => {
  cleanup()
  // Ends the session.
  auth.isAuth = true
  auth.isAuth = false
})

let shownPath: string | undefined

function PathProbe() {
  shownPath = useLocation().pathname
  return null
}

type ShownAnswer = { result: Block[]; answer: Json; summary?: Summary; id?: string; values?: QueryValues }

/** Shows an answer that the session has cached. */
async function show({ result, answer, summary, id = 'teste/1', values = {} }: ShownAnswer) {
  const definition: ConsultaDefinition = {
    id,
    family: 'teste',
    variant: 1,
    path: '/consulta/teste',
    title: 'Teste',
    fields: [],
    result,
    ...(summary ? { summary } : {}),
    example: null,
    examples: [],
  }
  const found: Outcome & { status: 'found' } = {
    status: 'found',
    answer,
    source: 'Fonte',
    isDemo: false,
    at: Date.now(),
  }
  const entry = cacheTestAnswer(id, values, found)
  await renderInApp(
    <MemoryRouter>
      <Answer definition={definition} found={found} entryId={entry.id} />
      <PathProbe />
    </MemoryRouter>,
  )
  return entry
}

const cacheTestAnswer = (consultaId: string, values: QueryValues, outcome: Outcome) =>
  cacheAnswer(
    {
      consultaId,
      family: 'teste',
      path: asPath('/consulta/cpf'),
      title: 'Teste',
      subject: '***',
      ms: 1,
      subjectValue: JSON.stringify(values),
    },
    values,
    outcome,
  )

const leadButtons = () =>
  [...document.querySelectorAll('button[data-lead]')].map((button) => button.getAttribute('aria-label'))

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

/** The menu, once it is open. */
const menu = () =>
  vi.waitUntil(async () => {
    await act(async () => undefined)
    return document.querySelector('[role=menu]')
  })

const entries = () =>
  [...document.querySelectorAll('[role=menuitem]')].map((entry) =>
    entry.textContent?.replace(/\s+/g, ' ').trim(),
  )

const cpf = '111.444.777-35'

const item = (label: string, value: string, format: Format = 'cpf') => ({
  label,
  value,
  format,
  sensitive: false,
})

describe('the button of a lead', () => {
  const answer = {
    cpf,
    nome: 'Marina',
    pessoas: [
      { cpf, dia: '2024-01-31', fato: 'Sócia' },
      { cpf: '***.444.777-**', dia: '2024-01-31' },
      { cpf },
    ],
    cpfs: [cpf, 'nenhum', cpf],
  }

  const blocks: Block[] = [
    { block: 'fields', items: [item('Documento', 'cpf'), item('Nome', 'nome'), item('Cliente', 'vazio')] },
    { block: 'table', value: 'pessoas', columns: [item('Sócio', 'cpf'), item('Dia', 'dia', 'date')] },
    { block: 'list', title: 'CPFs', value: 'cpfs', format: 'cpf', sensitive: false },
    { block: 'timeline', value: 'pessoas', date: 'dia', label: 'fato', item: item('Parte', 'cpf') },
  ]
  const summary = { value: 'cpf', format: 'cpf', sensitive: false, detail: item('CPF', 'cpf') } as const

  it('is in every block, but not next to empty, invalid or truncated values', async () => {
    await show({ result: blocks, answer, summary })
    expect(leadButtons()).toEqual([
      'Consultar identificação',
      'Consultar CPF',
      'Consultar Documento',
      'Consultar Sócio, linha 1',
      'Consultar Sócio, linha 3',
      'Consultar CPFs 1',
      'Consultar CPFs 3',
      'Consultar Parte, item 1',
      'Consultar Parte, item 3',
    ])
  })

  it('is in no block with `leads: false`', async () => {
    const without = <T extends object>(shown: T) => ({ ...shown, leads: false })
    await show({
      result: [
        { block: 'fields', items: [without(item('Documento', 'cpf'))] },
        { block: 'table', value: 'pessoas', columns: [without(item('Sócio', 'cpf'))] },
        { block: 'list', value: 'cpfs', format: 'cpf', sensitive: false, leads: false },
        {
          block: 'timeline',
          value: 'pessoas',
          date: 'dia',
          label: 'fato',
          item: without(item('Parte', 'cpf')),
        },
      ],
      answer,
      summary: { ...without(summary), detail: without(summary.detail) },
    })
    expect(leadButtons()).toEqual([])
  })

  it('is absent if no other consulta takes the value', async () => {
    const result: Block[] = [
      { block: 'fields', items: [item('CEP', 'cep', 'cep'), item('Outro', 'outro', 'cep')] },
      { block: 'fields', items: [item('Placa', 'placa', 'placa')] },
    ]
    await show({
      result,
      answer: { cep: '01001-000', outro: '20599-001', placa: 'ABC1D23' },
      id: 'cep/1',
      values: { cep: '01001000' },
    })
    expect(leadButtons()).toEqual(['Consultar Outro'])
  })
})

describe('the menu of a lead', () => {
  const fields: Block[] = [{ block: 'fields', items: [item('Documento', 'cpf')] }]

  it('lists the consultas by family and the dossiês, with their other required fields', async () => {
    await show({ result: fields, answer: { cpf } })
    await press('Consultar Documento')
    expect((await menu())?.getAttribute('aria-label')).toBe('Consultar Documento')
    expect(document.querySelector('[role=menu]')?.textContent).toContain(cpf)
    expect(entries()).toEqual([
      'Abrir pessoa',
      'Dados cadastrais',
      'Situação cadastral pede também Data de nascimento e Finalidade',
      'Score de crédito 2,5 créditos',
      'Dossiê: Pessoa',
    ])
    const groups = [...document.querySelectorAll('[role=menu] [role=group]')]
    expect(
      groups.map(
        (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    ).toEqual(['CPF', 'Score', 'Dossiês'])
  })

  it('leaves out the consulta on screen, and shows the time of cached answers', async () => {
    const values = { cpf: '11144477735' }
    const at = Date.now() - 4 * 60_000
    cacheTestAnswer('score/1', values, { status: 'not-found', source: 'Fonte', isDemo: false, at })
    await show({ result: fields, answer: { cpf }, id: 'cpf/1', values })
    await press('Consultar Documento')
    await menu()
    expect(entries()[1]).toContain('Situação cadastral')
    expect(entries()).toContain('Score de crédito há 4 minutos, sem custo')
  })

  it('keeps the query and its origin in memory only', async () => {
    const entry = await show({ result: fields, answer: { cpf } })
    await press('Consultar Documento')
    await menu()
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })
    await act(async () => document.querySelector('[role=menu]')?.dispatchEvent(down))
    const second = document.querySelector<HTMLElement>('[role=menuitem][data-highlighted]')
    await act(async () => second?.click())
    expect(nextQuery.read('/consulta/cpf')).toEqual({
      values: { cpf: '11144477735' },
      origin: { id: entry.id, label: 'Documento' },
    })
  })

  it('opens the page of the subject first, with its name, without a query', async () => {
    const kept = cacheAnswer(
      {
        consultaId: 'cpf/1',
        family: 'cpf',
        path: asPath('/consulta/cpf'),
        title: 'CPF',
        subject: '***.444.777-**',
        subjectValue: '11144477735',
        kind: 'cpf',
        name: 'Marina Exemplo do Vale',
        ms: 1,
      },
      { cpf: '11144477735' },
      { status: 'not-found', source: 'Fonte', isDemo: false, at: 1 },
    )
    await show({ result: fields, answer: { cpf } })
    await press('Consultar Documento')
    await menu()
    const first = document.querySelector<HTMLElement>('[role=menuitem][data-highlighted]')
    expect(first?.textContent).toBe('Abrir pessoa Marina Exemplo do Vale')
    await act(async () => first?.click())
    expect(shownPath).toBe(`/assunto/${kept.subjectId}`)
    expect(nextQuery.read('/consulta/cpf')).toBeUndefined()
  })

  it('keeps a hidden value hidden', async () => {
    const sensitive = { ...item('Sócio', 'cpf'), sensitive: true }
    await show({
      result: [
        { block: 'fields', items: [sensitive] },
        { block: 'table', value: 'pessoas', columns: [sensitive] },
      ],
      answer: { cpf, pessoas: [{ cpf }] },
    })
    await press('Consultar Sócio, linha 1')
    expect((await menu())?.textContent).toContain('Sócio, linha 1•••.•••.•••-35')
    expect(document.body.innerHTML).not.toMatch(/111\.?444|444\.?777/)
  })
})
