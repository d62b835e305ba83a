import type { MenuEntry } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { activeEntry, openByDefault, withIdPrefix } from '@/layout/sidebar/menu-tree.ts'

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
  it('is the entry that links to the path, with the groups above it', () => {
    expect(activeEntry(entries, '/lista/neto')).toEqual({ ids: ['1', '1.1', '1.1.0'], isExact: true })
    expect(activeEntry(entries, '/listagem/')).toEqual({ ids: ['2'], isExact: true })
  })

  it('is else the one that links to the nearest path above', () => {
    expect(activeEntry(entries, '/lista/7')).toEqual({ ids: ['1', '1.0'], isExact: false })
    expect(activeEntry(entries, '/lista/neto/7').ids).toEqual(['1', '1.1', '1.1.0'])
  })

  it('is none where no entry leads there', () => {
    expect(activeEntry(entries, '/perfil').ids).toEqual([])
  })
})

it('names the groups that start open', () => {
  expect(openByDefault(entries)).toEqual(['1'])
})

it('puts a prefix before every id of a menu', () => {
  expect(activeEntry(withIdPrefix(entries, 'top.'), '/lista/neto').ids).toEqual([
    'top.1',
    'top.1.1',
    'top.1.1.0',
  ])
})
