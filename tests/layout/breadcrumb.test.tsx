import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Breadcrumb } from '@/layout/breadcrumb.tsx'
import { app } from '../../src/generated/app.ts'
import { renderInApp } from '../support/render-in-app.tsx'

vi.mock('@/generated/routes.ts', () => ({
  routes: [
    { pattern: '/filho', title: 'Filho' },
    { pattern: '/neto', title: 'Neto' },
    { pattern: '/sozinho', title: 'Sozinho' },
    { pattern: '/repetido', title: 'Grupo' },
    { pattern: '/escondido', title: 'Escondido' },
    { pattern: '/projetos/:id', title: 'Projeto' },
  ],
}))

vi.mock('@/generated/breadcrumbs.ts', () => ({
  breadcrumbs: {
    '/filho': { trail: [{ title: 'Grupo' }] },
    '/neto': { trail: [{ title: 'Grupo' }, { title: 'Subgrupo', link: '/sozinho' }] },
    '/repetido': { trail: [{ title: 'Grupo' }] },
    '/escondido': { trail: [{ title: 'Grupo' }], isHide: true },
    '/projetos/:id': { trail: [{ title: 'Projetos', link: '/sozinho' }] },
  },
}))

afterEach(cleanup)

async function renderTrail(path: string) {
  await renderInApp(
    <MemoryRouter initialEntries={[path]}>
      <Breadcrumb />
    </MemoryRouter>,
  )
  return screen.queryByRole('navigation', { name: 'Trilha' })
}

it.each([
  ['a child entry', '/filho', ['Grupo', 'Filho']],
  ['an entry of the third level', '/neto', ['Grupo', 'Subgrupo', 'Neto']],
  ['an entry of the first level', '/sozinho', ['Sozinho']],
  ['a child of the same title as its parent', '/repetido', ['Grupo', 'Grupo']],
  ['a path with a parameter', '/projetos/7', ['Projetos', 'Projeto']],
])('shows the home page, the parents and the page itself for %s', async (_, path, parts) => {
  const trail = await renderTrail(path)
  const home = trail?.querySelector('a')
  expect([home?.getAttribute('aria-label'), home?.getAttribute('href')]).toEqual(['Início', app.auth.home])
  const items = [...(trail?.querySelectorAll('li:not([aria-hidden])') ?? [])]
  expect(items.slice(1).map((item) => item.textContent)).toEqual(parts)
  expect(items.filter((item) => item.getAttribute('aria-current') === 'page')).toEqual(items.slice(-1))
})

it('links parents only if they have a page', async () => {
  const links = [...((await renderTrail('/neto'))?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([app.auth.home, '/sozinho'])
})

it.each([
  ['its menu entry says so', '/escondido'],
  ['nothing is known of the path', '/desconhecido'],
])('is hidden when %s', async (_, path) => {
  expect(await renderTrail(path)).toBeNull()
})
