import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '@/state/auth.ts'
import { allRows } from '../../../../src/consultas/batch/results/row-filters.ts'
import {
  findNameProblem,
  findViews,
  removeView,
  renameView,
  savedViews,
  saveView,
  type View,
} from '../../../../src/consultas/batch/views/saved-views.ts'
import { useView } from '../../../../src/consultas/batch/views/views-menu.tsx'

const view: View = {
  name: 'Com dívida',
  columns: ['result', 'finding count pendencias'],
  filter: 'found',
  review: 'unreviewed',
  sorting: { id: 'answer finding count pendencias', desc: true },
}

const names = () => findViews(savedViews.byUser, 'cpf/8').map(({ name }) => name)

const stored = () => JSON.stringify({ ...localStorage })

beforeEach(() => {
  localStorage.clear()
  savedViews.byUser = {}
  auth.profile = { nome: 'Ana', sobrenome: 'Amostra', email: 'ana@exemplo.com.br' }
})

describe('saved views', () => {
  it('are saved, replaced by name, renamed and deleted', () => {
    saveView('cpf/8', view)
    saveView('cpf/8', { ...view, name: 'COM DÍVIDA', filter: 'all' })
    expect(findViews(savedViews.byUser, 'cpf/8')).toEqual([{ ...view, name: 'COM DÍVIDA', filter: 'all' }])
    saveView('cpf/8', { ...view, name: 'Outra' })
    expect(renameView('cpf/8', 'Outra', 'com dívida')).toBe(false)
    expect(renameView('cpf/8', 'Outra', 'Segunda')).toBe(true)
    expect(names()).toEqual(['COM DÍVIDA', 'Segunda'])
    removeView('cpf/8', 'Segunda')
    expect(names()).toEqual(['COM DÍVIDA'])
  })

  it('are never removed to make room: the 21st is refused', () => {
    for (let count = 1; count <= 20; count += 1) saveView('cpf/8', { ...view, name: `Visão ${count}` })
    expect(saveView('cpf/8', view)).toContain('já tem 20 visões')
    expect(names()).toHaveLength(20)
    expect(names()[0]).toBe('Visão 1')
    expect(saveView('cpf/8', { ...view, name: 'Visão 7' })).toBeUndefined()
  })

  it('belong to a user and to a consulta', () => {
    saveView('cpf/8', view)
    expect(findViews(savedViews.byUser, 'cpf/9')).toEqual([])
    auth.profile = { nome: 'Bia', sobrenome: 'Amostra', email: 'bia@exemplo.com.br' }
    expect(names()).toEqual([])
  })

  it('stay when many other users of the browser save theirs', () => {
    for (let user = 1; user <= 30; user += 1) {
      auth.profile = { nome: 'Ana', sobrenome: 'Amostra', email: `ana${user}@exemplo.com.br` }
      saveView('cpf/8', view)
    }
    auth.profile = { nome: 'Ana', sobrenome: 'Amostra', email: 'ana1@exemplo.com.br' }
    expect(names()).toEqual([view.name])
  })

  it('are on the disk, and nothing else is', () => {
    saveView('cpf/8', view)
    const [[key, text] = ['', '']] = Object.entries(localStorage)
    expect(key).toMatch(/\.batchViews$/)
    expect(JSON.parse(String(text))).toEqual({ 'ana@exemplo.com.br': { 'cpf/8': [view] } })
  })
})

describe('what a view may contain', () => {
  const secret = '529.982.247-25'
  const target = { summary: () => ['Bruna Rara Distinta'], missing: () => [] }
  const rows = [
    {
      line: { numbers: [1], values: { cpf: '52998224725' }, typed: secret, own: [['Cliente Singular']] },
      state: 'found' as const,
      outcome: { status: 'found' as const, answer: {}, source: 'Fonte', isDemo: false, at: 1 },
    },
  ]

  it('is no typed filter and no own column', () => {
    const arrangement = {
      filters: allRows,
      query: secret,
      sorting: [{ id: 'own 0', desc: false }],
      sortBy: () => undefined,
      filterBy: () => undefined,
    } as never
    const { current } = useView(
      { columnState: { columns: undefined, own: [0], hiddenMarks: [], pinned: [] } },
      ['result'],
      arrangement,
    )
    saveView('cpf/8', { ...current, name: 'Minha' })
    expect(current).toEqual({ columns: ['result'], filter: 'all', review: 'all' })
    expect(stored()).not.toMatch(/529|own 0|Singular/)
  })

  it.each(['CPF 52998224725', 'cpf 529.982.247-25', 'caso bruna rara distinta'])(
    'is no name that repeats a looked-up value: %s',
    (name) => {
      expect(findNameProblem(name, target, rows)).toContain('fica gravado')
    },
  )

  it('is a name of the user', () => {
    expect(findNameProblem('Com dívida', target, rows)).toBeUndefined()
    expect(findNameProblem('  ', target, rows)).toBe('Dê um nome à visão')
  })
})
