import { describe, expect, it } from 'vitest'
import { readProfileClaims } from '@/state/oidc/session.ts'

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
