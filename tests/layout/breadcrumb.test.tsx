import { ChakraProvider } from '@chakra-ui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Breadcrumb } from '@/layout/breadcrumb.tsx'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { app } from '../../src/generated/app.ts'

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

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
})

afterEach(() => act(() => root.unmount()))

function renderTrail(path: string) {
  act(() =>
    root.render(
      <ChakraProvider value={getAppSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <Breadcrumb />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
  return document.querySelector('nav[aria-label="Trilha"]')
}

it.each([
  ['a child entry', '/filho', ['Grupo', 'Filho']],
  ['an entry of the third level', '/neto', ['Grupo', 'Subgrupo', 'Neto']],
  ['an entry of the first level', '/sozinho', ['Sozinho']],
  ['a child of the same title as its parent', '/repetido', ['Grupo', 'Grupo']],
  ['a path with a parameter', '/projetos/7', ['Projetos', 'Projeto']],
])('shows the home page, the parents and the page itself for %s', (_, path, parts) => {
  const trail = renderTrail(path)
  const home = trail?.querySelector('a')
  expect([home?.getAttribute('aria-label'), home?.getAttribute('href')]).toEqual(['Início', app.auth.home])
  const items = [...(trail?.querySelectorAll('li:not([aria-hidden])') ?? [])]
  expect(items.slice(1).map((item) => item.textContent)).toEqual(parts)
  expect(items.filter((item) => item.getAttribute('aria-current') === 'page')).toEqual(items.slice(-1))
})

it('links parents only if they have a page', () => {
  const links = [...(renderTrail('/neto')?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([app.auth.home, '/sozinho'])
})

it.each([
  ['its menu entry says so', '/escondido'],
  ['nothing is known of the path', '/desconhecido'],
])('is hidden when %s', (_, path) => {
  expect(renderTrail(path)).toBeNull()
})
