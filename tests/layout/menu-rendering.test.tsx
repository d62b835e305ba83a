import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { MenuEntries } from '@/layout/sidebar/menu-entry.tsx'
import { activeEntry, type MenuEntry, type MenuGroup } from '@/layout/sidebar/menu-tree.ts'

const renderedIcons = vi.hoisted(() => ({ count: 0 }))

vi.mock('@/ui/media/icon.tsx', () => ({
  MenuIcon: () => {
    renderedIcons.count += 1
    return null
  },
}))

const groups: MenuGroup[] = Array.from({ length: 100 }, (_, group) => ({
  id: `${group}`,
  title: `Grupo ${group}`,
  icon: 'LuUser',
  isOpen: false,
  children: Array.from({ length: 10 }, (_, child) => ({
    id: `${group}.${child}`,
    title: `Página ${group} ${child}`,
    icon: 'LuUser',
    link: `/g${group}/p${child}` as Path,
  })),
}))

const entries: MenuEntry[] = groups

const renderAt = (path: string) => (
  <MemoryRouter>
    <MenuEntries entries={entries} active={activeEntry(entries, path)} isNarrow={false} />
  </MemoryRouter>
)

it('renders one group for a toggle, and only the changed entries and their groups for a route change', () => {
  const { rerender } = render(renderAt('/g0/p0'))
  expect(renderedIcons.count).toBe(1100)

  renderedIcons.count = 0
  const group = document.querySelector<HTMLButtonElement>('button[title="Grupo 7"]')
  act(() => group?.click())
  expect(group?.getAttribute('aria-expanded')).toBe('true')
  expect(renderedIcons.count).toBe(1)

  renderedIcons.count = 0
  rerender(renderAt('/g9/p9'))
  expect(document.querySelector('[aria-current=page]')?.getAttribute('title')).toBe('Página 9 9')
  expect(renderedIcons.count).toBe(4)
  cleanup()
})
