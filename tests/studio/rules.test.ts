import type { ProposeAnswer } from '@manifest/contract/answer-page.ts'
import type { OutlineNode, StudioDiagnostic } from '@manifest/contract/studio.ts'
import { expect, it } from 'vitest'
import { keepChoices, readChoices, startDraft } from '../../src/studio/answer/page-draft.ts'
import { nameTarget, startTarget, suggestName } from '../../src/studio/answer/target.ts'
import { countErrors, filterOutline, findScreen, findTrail } from '../../src/studio/tree/outline.ts'
import { requireValue } from '../support/require-value.ts'

const file = 'consultas/cpf.yaml'

const variant: OutlineNode = {
  id: `${file}/variants/1`,
  title: 'Situação',
  place: { file, path: ['variants', '1'] },
  screen: { consulta: 'cpf/1' },
  children: [],
}
const family: OutlineNode = { id: file, title: 'CPF', place: { file, path: [] }, children: [variant] }
const groups: OutlineNode[] = [
  { id: 'Consultas', title: 'Consultas', children: [family] },
  {
    id: 'Menus',
    title: 'Menus',
    children: [{ id: 'menu.yaml', title: 'Menu', place: { file: 'menu.yaml', path: [] }, children: [] }],
  },
]

it('finds parts with the nodes around them', () => {
  expect(filterOutline(groups, 'cpf situacao')).toEqual([{ ...requireValue(groups[0]), children: [family] }])
  expect(filterOutline(groups, 'cep')).toEqual([])
  expect(findTrail(groups, `${file}/variants/1/result/0`)).toEqual(['Consultas', file, variant.id])
  expect(findScreen(groups, { file, path: ['variants', '1', 'result', 0] })).toEqual({ consulta: 'cpf/1' })
  expect(findScreen(groups, { file, path: ['defaults'] })).toBeUndefined()
})

it('counts errors at a part, above it and in its group, but no warnings', () => {
  const diagnostic = { file, path: ['variants', '1', 'title'] } as unknown as StudioDiagnostic
  const counts = countErrors(groups, [
    { ...diagnostic, severity: 'error' },
    { ...diagnostic, severity: 'warning' },
    { ...diagnostic, severity: 'error', path: ['variants', '10'] },
  ])
  expect([variant.id, file, 'Consultas', 'Menus'].map((id) => counts.get(id))).toEqual([1, 2, 2, 0])
})

const value = (id: string, label: string) => ({ id, path: id, label, text: '', isSensitive: false })
const proposal = (...parts: ProposeAnswer['parts']) =>
  ({ parts, findings: [], leftOut: [] }) as unknown as ProposeAnswer
const part = (id: string, title: string, ...values: ReturnType<typeof value>[]) =>
  ({ id, kind: 'fields', title, values }) as ProposeAnswer['parts'][number]

it('keeps titles, order and hidden values of an answer when it is read again', () => {
  const names = part('a', 'Pessoa', value('nome', 'Nome'), value('mae', 'Mãe'))
  const before = startDraft(proposal(names, part('b', 'Endereço')))
  const [person, address] = before.parts
  requireValue(person?.values[1]).isShown = false
  requireValue(person).title = 'Quem é'
  requireValue(address).title = ' '
  before.parts.reverse()
  const kept = keepChoices(startDraft(proposal(names, part('b', 'Endereço'), part('c', 'Novo'))), before)
  expect(readChoices(kept).parts).toEqual([
    { id: 'b', title: 'Endereço' },
    { id: 'a', title: 'Quem é', values: [{ id: 'nome', label: 'Nome', isSensitive: false }] },
    { id: 'c', title: 'Novo' },
  ])
})

it('aims at the family in the editor, and names a new one by its title', () => {
  expect(startTarget({ file, path: ['variants', '7'] })).toMatchObject({
    kind: 'variant',
    family: 'cpf',
    id: 'cpf/7',
  })
  expect(suggestName('1. Dívida ativa!')).toBe('divida-ativa')
  const target = { ...startTarget(undefined), title: 'Dívida ativa' }
  const request = { source: 'gateway', method: 'post', path: '/divida' } as const
  expect(nameTarget({ ...target, title: ' ' }, request, '')).toEqual({ problem: 'Dê um título à consulta.' })
  expect(nameTarget(target, { ...request, path: ' ' }, '')).toEqual({
    problem: 'Escreva o caminho na fonte.',
  })
  expect(nameTarget(target, request, '')).toEqual({
    target: { kind: 'family', family: 'divida-ativa', title: 'Dívida ativa', fields: 'cpf', request },
  })
})
