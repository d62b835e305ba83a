import type { LeadGroup } from '@manifest/contract/resolved.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { setRoles } from '@/state/roles.ts'
import { visibleLeads } from '@/state/visible-leads.ts'

vi.mock('@/generated/leads.ts', () => {
  const lead = (id: string, access?: string[][]) => ({ id, ...(access && { access }) })
  const gestor = [['gestor']]
  const families: object[] = [
    { family: 'cpf', leads: [lead('cpf/1'), lead('cpf/2', gestor)] },
    { family: 'score', leads: [lead('score/1', gestor)] },
  ]
  return { leads: { cpf: { families, dossies: [lead('pessoa'), lead('completo', gestor)] } } }
})

beforeEach(() => setRoles([]))

const listIds = (groups: readonly LeadGroup[]) => groups.map(({ leads }) => leads.map(({ id }) => id))

it('a value leads to what the user may see, and families of nothing else are left out', () => {
  const { families, dossies } = visibleLeads('cpf')
  expect(listIds(families)).toEqual([['cpf/1']])
  expect(dossies.map(({ id }) => id)).toEqual(['pessoa'])
})

it('a role that comes brings what it shows, and one that goes takes it away', () => {
  expect(listIds(visibleLeads('cpf').families)).toEqual([['cpf/1']])
  setRoles(['gestor'])
  expect(listIds(visibleLeads('cpf').families)).toEqual([['cpf/1', 'cpf/2'], ['score/1']])
  setRoles([])
  expect(listIds(visibleLeads('cpf').families)).toEqual([['cpf/1']])
})

it('the lists are the same each time, and a kind without leads has none', () => {
  expect(visibleLeads('cpf')).toBe(visibleLeads('cpf'))
  expect(visibleLeads('placa')).toEqual({ families: [], dossies: [] })
})
