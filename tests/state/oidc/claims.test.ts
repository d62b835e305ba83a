import { describe, expect, it } from 'vitest'
import { readProfileClaims, readRoleClaim } from '@/state/oidc/claims.ts'

const declared = ['analista', 'gestor']

describe('readRoleClaim', () => {
  it.each<[string, Record<string, unknown>, string, string[]]>([
    ['a list', { roles: ['gestor'] }, 'roles', ['gestor']],
    ['a nested list', { realm_access: { roles: ['gestor', 'analista'] } }, 'realm_access.roles', declared],
    [
      'a claim with dots in its name',
      { 'https://x.example/roles': ['gestor'] },
      'https://x.example/roles',
      ['gestor'],
    ],
    ['role names in one text', { roles: 'analista gestor' }, 'roles', declared],
    ['declared roles only', { roles: ['root', 'gestor'] }, 'roles', ['gestor']],
    ['no roles without the claim', {}, 'roles', []],
    ['no roles from a claim of another shape', { roles: { gestor: true } }, 'roles', []],
    ['no roles from a path into a text', { realm_access: 'gestor' }, 'realm_access.roles', []],
    ['no inherited properties', {}, 'constructor.name', []],
  ])('reads %s', (_, claims, claim, expected) => {
    expect(readRoleClaim(claims, claim, declared)).toEqual(expected)
  })
})

describe('readProfileClaims', () => {
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
    ['only a username', { preferred_username: 'ana' }, { nome: 'ana', email: '' }],
    ['the id by which the provider tells users apart', { sub: '7' }, { id: '7', email: '' }],
    ['only an e-mail', { email: 'ana@x.example' }, { nome: 'ana@x.example', email: 'ana@x.example' }],
    [
      'an embedded picture',
      { picture: 'data:image/png;base64,AA==' },
      { avatar: 'data:image/png;base64,AA==' },
    ],
  ])('reads %s', (_, claims, expected) => {
    expect(readProfileClaims(claims)).toMatchObject(expected)
  })

  it.each(['https://x.example/ana.png', 'data:image/svg+xml,<svg/>', 7])(
    'ignores the picture %s',
    (picture) => {
      expect(readProfileClaims({ name: 'Ana', picture })).not.toHaveProperty('avatar')
    },
  )
})
