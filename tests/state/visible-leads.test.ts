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

it('shows the leads that the user may see, and no empty families', () => {
  const { families, dossies } = visibleLeads('cpf')
  expect(listIds(families)).toEqual([['cpf/1']])
  expect(dossies.map(({ id }) => id)).toEqual(['pessoa'])
})

it('follows role changes', () => {
  expect(listIds(visibleLeads('cpf').families)).toEqual([['cpf/1']])
  setRoles(['gestor'])
  expect(listIds(visibleLeads('cpf').families)).toEqual([['cpf/1', 'cpf/2'], ['score/1']])
  setRoles([])
  expect(listIds(visibleLeads('cpf').families)).toEqual([['cpf/1']])
})

it('returns the same lists each time, and none for a kind without leads', () => {
  expect(visibleLeads('cpf')).toBe(visibleLeads('cpf'))
  expect(visibleLeads('placa')).toEqual({ families: [], dossies: [] })
})
