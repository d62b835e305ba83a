import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { emit } from '../../../codegen/emit/emit.ts'
import { routeChunks } from '../../../codegen/vite/route-chunks.ts'
import { routePages } from '../../../codegen/vite/route-pages.ts'
import { smallModel } from '../support/small-model.ts'

const router = emit(smallModel).find(({ path }) => path === 'router.ts')?.content ?? ''

describe('routePages', () => {
  it('reads the emitted router', () => {
    expect(routePages(router)).toEqual([
      { path: '/', layout: 'public', page: 'pages/login' },
      { path: '/dashboard', layout: 'app', page: 'pages/dashboard' },
      { path: '/projects/:id', layout: 'app', page: 'pages/project' },
      { path: '/consulta/cpf/:variant?', layout: 'app', page: 'consultas/page', consulta: 'cpf' },
      {
        path: '/consulta/telefone/cpf/:variant?',
        layout: 'app',
        page: 'consultas/page',
        consulta: 'telefone-cpf',
      },
    ])
  })
})

/** A bundle of chunks: name -> modules and static imports. */
function bundleOf(chunks: Record<string, { modules: string[]; imports?: string[]; isEntry?: boolean }>) {
  const files = Object.entries(chunks).map(([fileName, { modules, imports = [], isEntry = false }]) => [
    fileName,
    { type: 'chunk', fileName, moduleIds: modules, imports, isEntry },
  ])
  return Object.fromEntries(files) as Rolldown.OutputBundle
}

describe('routeChunks', () => {
  const bundle = bundleOf({
    'entry.js': { modules: ['/src/main.tsx'], imports: ['react.js'], isEntry: true },
    'react.js': { modules: ['/react/index.js'] },
    'login.js': { modules: ['/src/pages/login.tsx'], imports: ['react.js', 'form.js'] },
    'form.js': { modules: ['/src/form.tsx'], imports: ['entry.js', 'field.js'] },
    'field.js': { modules: ['/src/field.tsx'], imports: ['form.js'] },
    'layout.js': { modules: ['/src/layout.tsx'], imports: ['frame.js', 'react.js'] },
    'frame.js': { modules: ['/src/frame.tsx'] },
    'dashboard.js': { modules: ['/src/pages/dashboard.tsx'], imports: ['frame.js'] },
    'page.js': { modules: ['/src/consultas/page.tsx'], imports: ['form.js'] },
    'cpf.js': { modules: ['/src/generated/consultas/cpf.ts'] },
  })
  const found = routeChunks(
    routePages(router),
    bundle,
    ({ page, consulta }) => [`/src/${page}`, ...(consulta ? [`/src/generated/consultas/${consulta}`] : [])],
    '/src/layout',
    '/',
  )
  const named = (indexes: number[] | undefined) => indexes?.map((index) => found.chunks[index])

  it('lists the layout once, not with each of its routes', () => {
    expect(named(found.layout)).toEqual(['/layout.js', '/frame.js'])
    expect(named(found.appRoutes['/dashboard'])).toEqual(['/dashboard.js'])
  })

  it('lists a page with all that it imports, but what the entry loads', () => {
    expect(named(found.publicRoutes['/'])).toEqual(['/login.js', '/form.js', '/field.js'])
  })

  it('lists the definitions of a consulta, whose variant may be left out', () => {
    expect(named(found.appRoutes['/consulta/cpf/*'])).toEqual([
      '/page.js',
      '/form.js',
      '/field.js',
      '/cpf.js',
    ])
  })

  it('tells an optional parameter in the middle of a path as two paths', () => {
    const batch = { path: '/a/:variant?/lote', layout: 'app', page: 'consultas/page' } as const
    const nested = { path: '/b/:id/edit', layout: 'app', page: 'pages/login' } as const
    const { appRoutes } = routeChunks(
      [batch, nested],
      bundle,
      ({ page }) => [`/src/${page}`],
      '/src/layout',
      '/',
    )
    expect(Object.keys(appRoutes)).toEqual(['/a/lote', '/a/*/lote', '/b/*/edit'])
    expect(appRoutes['/a/lote']).toEqual(appRoutes['/a/*/lote'])
  })

  it('lists what it finds of a page that was merged away', () => {
    expect(named(found.appRoutes['/projects/*'])).toEqual([])
  })
})
