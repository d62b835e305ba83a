import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatEnd, formatMissingCost } from '@/consultas/compare/missing-queries.ts'
import { MissingQueries } from '@/consultas/compare/missing-queries-panel.tsx'
import type { ComparedEntry, ComparedSubject } from '@/consultas/compare/use-compared-subjects.ts'
import { endSession, session } from '@/state/session.ts'
import { ensureSubjectId } from '@/state/subjects.ts'
import { renderInApp } from '../../support/render-in-app.tsx'
import { createDefinition } from '../batch/support/definition.ts'

/** Ends the loading of the definition, and the query. */
const waiting = vi.hoisted(() => ({ load: (_: unknown) => {}, query: (_: unknown) => {} }))

vi.mock('@/routes/load-family.ts', () => ({
  loadDefinition: () =>
    new Promise((resolve) => {
      waiting.load = resolve
    }),
}))

vi.mock('@/consultas/sources/demo/demo.ts', () => ({
  queryDemo: () =>
    new Promise((resolve) => {
      waiting.query = resolve
    }),
}))

const createSubject = (value: string, entries: ComparedEntry[]): ComparedSubject => ({
  id: ensureSubjectId('cpf', value),
  kind: 'cpf',
  value,
  name: value,
  entries,
})

async function clickMissing() {
  const entry = { entry: { consultaId: 'leitor/1', outcome: 'found' } } as ComparedEntry
  const subjects = [createSubject('52998224725', [entry]), createSubject('11144477735', [])]
  await renderInApp(
    <MemoryRouter>
      <MissingQueries subjects={subjects} />
    </MemoryRouter>,
  )
  act(() => screen.getByRole('button', { name: /11144477735/ }).click())
}

const load = () =>
  act(async () => {
    waiting.load(createDefinition({ id: 'leitor/1' }))
    await vi.dynamicImportSettled()
  })

const answer = () =>
  act(async () =>
    waiting.query({ status: 'found', answer: { nome: 'Ana' }, source: 'Fonte', isDemo: true, at: 1 }),
  )

beforeEach(() => endSession())

it('keeps the answer of a query that runs when the user leaves the page', async () => {
  await clickMissing()
  await load()
  cleanup()
  await answer()
  await waitFor(() => expect(session.items).toMatchObject([{ consultaId: 'leitor/1', outcome: 'found' }]))
})

it('drops a query that has not started when the user leaves the page', async () => {
  await clickMissing()
  cleanup()
  await load()
  await answer()
  expect(session.items).toEqual([])
})

it.each([
  [{ total: 2.5, untold: 0 }, '2,5 créditos'],
  [{ total: 0, untold: 0 }, 'grátis'],
  [{ total: 1, untold: 2 }, '1 crédito, e 2 sem custo informado'],
  [{ total: 0, untold: 3 }, '3 sem custo informado'],
])('says what several queries cost: %j', (cost, text) => {
  expect(formatMissingCost(cost)).toBe(text)
})

it('says how several queries ended', () => {
  expect(formatEnd(1, 0)).toBe('1 consulta terminada')
  expect(formatEnd(4, 2)).toBe('4 consultas terminadas, 2 falharam')
})
