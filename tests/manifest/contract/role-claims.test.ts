import { describe, expect, it } from 'vitest'
import { omitsRoles, readRoles } from '../../../manifest/contract/role-claims.ts'

const roles = ['analista', 'gestor', 'Gestor de Risco', '0f2a7c1e-8d4b-4c55-9b61-1d2e3f405060']

describe('readRoles', () => {
  it.each<[string, Record<string, unknown>, string, string[]]>([
    ['a list', { roles: ['gestor'] }, 'roles', ['gestor']],
    [
      'a nested list',
      { realm_access: { roles: ['gestor', 'analista'] } },
      'realm_access.roles',
      ['analista', 'gestor'],
    ],
    [
      'a key with a dot, escaped',
      { resource_access: { 'painel.web': { roles: ['gestor'] } } },
      'resource_access.painel\\.web.roles',
      ['gestor'],
    ],
    [
      'a claim with dots in its name',
      { 'https://x.example/roles': ['gestor'] },
      'https://x.example/roles',
      ['gestor'],
    ],
    ['a claim with a colon in its name', { 'cognito:groups': ['gestor'] }, 'cognito:groups', ['gestor']],
    ['names with spaces and GUIDs', { roles: roles.slice(2) }, 'roles', roles.slice(2)],
    ['role names in one text', { roles: 'analista gestor' }, 'roles', ['analista', 'gestor']],
    ['a text that is one role', { roles: 'Gestor de Risco' }, 'roles', ['Gestor de Risco']],
    ['a text with commas', { roles: 'analista, Gestor de Risco' }, 'roles', ['analista', 'Gestor de Risco']],
    ['no word of a name between commas', { roles: 'analista,gestor de frota' }, 'roles', ['analista']],
    ['declared roles only', { roles: ['root', 'gestor', 7] }, 'roles', ['gestor']],
    ['no roles without the claim', {}, 'roles', []],
    ['no roles from a claim of another shape', { roles: { gestor: true } }, 'roles', []],
    ['no roles from a path into a text', { realm_access: 'gestor' }, 'realm_access.roles', []],
    ['no inherited properties', {}, 'constructor.name', []],
  ])('reads %s', (_, claims, rolesClaim, expected) => {
    expect(readRoles(claims, { rolesClaim, roles })).toEqual(expected)
  })

  it('maps several values to one role, and keeps a role that has no row', () => {
    const rolesMap = {
      'Painel.Gestor': 'gestor',
      '7d1f': 'gestor',
      'Time de risco': 'Gestor de Risco',
      analista: 'gestor',
    }
    const read = (values: unknown) => readRoles({ roles: values }, { rolesClaim: 'roles', rolesMap, roles })
    expect(read(['7d1f', 'Painel.Gestor'])).toEqual(['gestor'])
    expect(read('Time de risco')).toEqual(['Gestor de Risco'])
    expect(read(['Gestor de Risco'])).toEqual(['Gestor de Risco'])
    expect(read(['analista'])).toEqual(['gestor'])
    expect(read(['toString', '__proto__'])).toEqual([])
  })

  it('ignores a row for a role that is not declared', () => {
    expect(readRoles({ r: ['x'] }, { rolesClaim: 'r', rolesMap: { x: 'dono' }, roles })).toEqual([])
  })
})

describe('omitsRoles', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['claims at another address', { _claim_names: { groups: 'src1' } }, true],
    ['another claim at another address', { _claim_names: { address: 'src1' } }, false],
    ['the claim itself', { groups: [], _claim_names: { groups: 'src1' } }, false],
    ['no claim', {}, false],
    ['names of another type', { _claim_names: 'groups' }, false],
  ])('finds with %s: %s', (_, claims, expected) => {
    expect(omitsRoles(claims, 'groups')).toBe(expected)
  })
})
