import { describe, expect, it, vi } from 'vitest'
import { type MenuEntry, visibleEntries } from '@/layout/sidebar/menu-tree.ts'
import { setRoles } from '@/state/roles.ts'

vi.mock('@/generated/routes.ts', () => ({
  routes: [{ pattern: '/equipe', layout: 'app', page: 'pages/team', title: 'Equipe', access: [['gestor']] }],
}))

const gestor = [['gestor']]

const entries = [
  { header: 'Gestão' },
  {
    id: '1',
    title: 'Gestão',
    isOpen: true,
    link: '/equipe',
    children: [
      { id: '1.0', title: 'Equipe', link: '/equipe', access: gestor },
      {
        id: '1.1',
        title: 'Metas',
        isOpen: false,
        children: [{ id: '1.1.0', title: 'Ano', link: '/ano', access: gestor }],
      },
      { id: '1.2', title: 'Ajuda', link: '/ajuda' },
    ],
  },
  { header: 'Só de gestor' },
  { id: '3', title: 'Equipe', link: '/equipe', access: gestor },
  {
    id: '4',
    title: 'Grupo',
    isOpen: false,
    access: gestor,
    children: [{ id: '4.0', title: 'Ajuda', link: '/ajuda' }],
  },
  { header: 'Fim' },
  { id: '6', title: 'Ajuda', link: '/ajuda' },
] as MenuEntry[]

describe('visibleEntries', () => {
  it('returns the whole menu for a user with full access', () => {
    setRoles(['gestor'])
    expect(visibleEntries(entries)).toEqual(entries)
  })

  it('removes entries without access, and groups and headers without entries', () => {
    setRoles(['analista'])
    expect(visibleEntries(entries)).toEqual([
      { header: 'Gestão' },
      { id: '1', title: 'Gestão', isOpen: true, children: [{ id: '1.2', title: 'Ajuda', link: '/ajuda' }] },
      { header: 'Fim' },
      { id: '6', title: 'Ajuda', link: '/ajuda' },
    ])
  })
})
