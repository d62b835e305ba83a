import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { routeChunks } from '../../../codegen/build/route-chunks.ts'
import { smallModel } from '../support/small-model.ts'

/** Returns a bundle of chunks: name -> modules and static imports. */
function createBundle(chunks: Record<string, { modules: string[]; imports?: string[] }>) {
  const files = Object.entries(chunks).map(([fileName, { modules, imports = [] }]) => [
    fileName,
    { type: 'chunk', fileName, moduleIds: modules, imports },
  ])
  const page = { type: 'asset', source: '<script type="module" src="/entry.js"></script>' }
  return Object.fromEntries([...files, ['index.html', page]]) as Rolldown.OutputBundle
}

describe('routeChunks', () => {
  const bundle = createBundle({
    'entry.js': { modules: ['/src/main.tsx'], imports: ['react.js'] },
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
    smallModel.routes,
    bundle,
    ({ page, family }) => [`/src/${page}`, ...(family ? [`/src/generated/consultas/${family}`] : [])],
    '/src/layout',
    '/',
  )
  const findChunks = (table: typeof found.appRoutes, pattern: string) =>
    table.find(([candidate]) => candidate === pattern)?.[1].map((index) => found.chunks[index])

  it('lists the layout’s chunks once, not with each route', () => {
    expect(found.layout.map((index) => found.chunks[index])).toEqual(['/layout.js', '/frame.js'])
    expect(findChunks(found.appRoutes, '/dashboard')).toEqual(['/dashboard.js'])
  })

  it('lists a page with all its imports, without those of the entry', () => {
    expect(findChunks(found.publicRoutes, '/')).toEqual(['/login.js', '/form.js', '/field.js'])
  })

  it('lists the definitions of a consulta with an optional variant', () => {
    expect(findChunks(found.appRoutes, '/consulta/cpf/:variant?')).toEqual([
      '/page.js',
      '/form.js',
      '/field.js',
      '/cpf.js',
    ])
  })

  it('keeps the order of routes, in which the boot script finds the router’s route', () => {
    const patterns = smallModel.routes.filter(({ layout }) => layout === 'app').map(({ pattern }) => pattern)
    expect(found.appRoutes.map(([pattern]) => pattern)).toEqual(patterns)
  })

  it('returns no chunks for a page that is not in the bundle', () => {
    expect(findChunks(found.appRoutes, '/projects/:id')).toEqual([])
  })
})
