import { describe, expect, it } from 'vitest'
import { listStaticImports } from '../../../codegen/build/module-graph.ts'

const graph: Record<string, string[]> = {
  '/src/page.ts': ['/src/panel.ts', '/node_modules/ui/index.js'],
  '/src/panel.ts': ['/src/page.ts', '/src/icon.ts'],
  '/src/icon.ts': ['/src/unknown.ts'],
  '/src/other.ts': ['/src/page.ts'],
  '/node_modules/ui/index.js': ['/node_modules/ui/button.js'],
}

const moduleInfo = (id: string) => graph[id] && { importedIds: graph[id] }

describe('listStaticImports', () => {
  it('follows imports and cycles, but does not enter packages', () => {
    expect([...listStaticImports('/src/page.ts', moduleInfo)]).toEqual([
      '/src/page.ts',
      '/src/panel.ts',
      '/src/icon.ts',
      '/src/unknown.ts',
    ])
  })
})
