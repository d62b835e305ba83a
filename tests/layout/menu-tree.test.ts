import type { MenuEntry } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { activeEntry, openByDefault, readAriaCurrent, withIdPrefix } from '@/layout/sidebar/menu-tree.ts'

const entries: MenuEntry[] = [
  { header: 'Seção' },
  {
    id: '1',
    title: 'Grupo',
    isOpen: true,
    children: [
      { id: '1.0', title: 'Lista', link: '/lista' },
      {
        id: '1.1',
        title: 'Subgrupo',
        isOpen: false,
        children: [{ id: '1.1.0', title: 'Neto', link: '/lista/neto' }],
      },
    ],
  },
  { id: '2', title: 'Outra', link: '/listagem' },
]

describe('activeEntry', () => {
  it('returns the entry of the path with the groups above it', () => {
    expect(activeEntry(entries, '/lista/neto')).toEqual({
      ids: ['1', '1.1', '1.1.0'],
      groups: ['1', '1.1'],
      exactId: '1.1.0',
    })
    expect(activeEntry(entries, '/listagem/')).toEqual({ ids: ['2'], groups: [], exactId: '2' })
  })

  it('otherwise returns the entry of the nearest parent path', () => {
    expect(activeEntry(entries, '/lista/7')).toMatchObject({ ids: ['1', '1.0'], exactId: undefined })
    expect(activeEntry(entries, '/lista/neto/7').ids).toEqual(['1', '1.1', '1.1.0'])
  })

  it('also returns the entry of the page that lists the path', () => {
    expect(activeEntry(entries, '/cpf/7', '/lista')).toEqual({
      ids: ['1', '1.0'],
      groups: ['1'],
      exactId: undefined,
    })
    const both = activeEntry(entries, '/listagem', '/lista')
    expect(both).toEqual({ ids: ['1', '1.0', '2'], groups: ['1'], exactId: '2' })
    expect(['1.0', '2', '1.1.0'].map((id) => readAriaCurrent({ id }, both))).toEqual([
      'true',
      'page',
      undefined,
    ])
  })

  it('returns no entry if none leads to the path', () => {
    expect(activeEntry(entries, '/perfil').ids).toEqual([])
  })
})

it('returns the groups that start open', () => {
  expect(openByDefault(entries)).toEqual(['1'])
})

it('prefixes every id of a menu', () => {
  expect(activeEntry(withIdPrefix(entries, 'top.'), '/lista/neto').ids).toEqual([
    'top.1',
    'top.1.1',
    'top.1.1.0',
  ])
})
