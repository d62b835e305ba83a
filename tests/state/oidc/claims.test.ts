import { describe, expect, it } from 'vitest'
import { readProfileClaims, readRoleClaim } from '@/state/oidc/claims.ts'

const declared = ['analista', 'gestor']

describe('rolesOf', () => {
  it.each<[string, Record<string, unknown>, string, string[]]>([
    ['a list', { roles: ['gestor'] }, 'roles', ['gestor']],
    ['a nested list', { realm_access: { roles: ['gestor', 'analista'] } }, 'realm_access.roles', declared],
    [
      'a claim with dots in its name',
      { 'https://x.example/roles': ['gestor'] },
      'https://x.example/roles',
      ['gestor'],
    ],
    ['names in one text', { roles: 'analista gestor' }, 'roles', declared],
    ['roles that the manifest does not declare', { roles: ['root', 'gestor'] }, 'roles', ['gestor']],
    ['no claim', {}, 'roles', []],
    ['a claim of another shape', { roles: { gestor: true } }, 'roles', []],
    ['nothing to descend into', { realm_access: 'gestor' }, 'realm_access.roles', []],
    ['what every object inherits', {}, 'constructor.name', []],
  ])('%s', (_, claims, claim, expected) => {
    expect(readRoleClaim(claims, claim, declared)).toEqual(expected)
  })
})

describe('profileFrom', () => {
  it.each<[string, Record<string, unknown>, object]>([
    [
      'a whole name',
      { name: 'Ana de Souza', email: 'ana@x.example' },
      { nome: 'Ana', sobrenome: 'de Souza' },
    ],
    [
      'a split name',
      { name: 'x', given_name: 'Ana Rita', family_name: 'Sá' },
      { nome: 'Ana Rita', sobrenome: 'Sá' },
    ],
    ['a username alone', { preferred_username: 'ana' }, { nome: 'ana', email: '' }],
    ['the id by which the provider tells users apart', { sub: '7' }, { id: '7', email: '' }],
    ['an e-mail alone', { email: 'ana@x.example' }, { nome: 'ana@x.example', email: 'ana@x.example' }],
    [
      'an embedded picture',
      { picture: 'data:image/png;base64,AA==' },
      { avatar: 'data:image/png;base64,AA==' },
    ],
  ])('%s', (_, claims, expected) => {
    expect(readProfileClaims(claims)).toMatchObject(expected)
  })

  it.each(['https://x.example/ana.png', 'data:image/svg+xml,<svg/>', 7])(
    'takes no picture from %s',
    (picture) => {
      expect(readProfileClaims({ name: 'Ana', picture })).not.toHaveProperty('avatar')
    },
  )
})
