import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { routeChunks } from '../../../codegen/vite/build/route-chunks.ts'
import { smallModel } from '../support/small-model.ts'

/** A bundle of chunks: name -> modules and static imports. */
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

  it('lists the layout once, not with each of its routes', () => {
    expect(found.layout.map((index) => found.chunks[index])).toEqual(['/layout.js', '/frame.js'])
    expect(findChunks(found.appRoutes, '/dashboard')).toEqual(['/dashboard.js'])
  })

  it('lists a page with all that it imports, but what the entry loads', () => {
    expect(findChunks(found.publicRoutes, '/')).toEqual(['/login.js', '/form.js', '/field.js'])
  })

  it('lists the definitions of a consulta, whose variant may be left out', () => {
    expect(findChunks(found.appRoutes, '/consulta/cpf/:variant?')).toEqual([
      '/page.js',
      '/form.js',
      '/field.js',
      '/cpf.js',
    ])
  })

  it('keeps the order of the table, by which the boot script finds the route that the router shows', () => {
    const patterns = smallModel.routes.filter(({ layout }) => layout === 'app').map(({ pattern }) => pattern)
    expect(found.appRoutes.map(([pattern]) => pattern)).toEqual(patterns)
  })

  it('lists what it finds of a page that was merged away', () => {
    expect(findChunks(found.appRoutes, '/projects/:id')).toEqual([])
  })
})
