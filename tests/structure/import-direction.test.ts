import { describe, expect, it } from 'vitest'
import { importsOf, readSource, sourceFiles } from './source-files.ts'

/** What each room of the house may import of the other rooms; itself and packages always. */
const allowed: Record<string, string[]> = {
  'src/lib': [],
  'src/state': ['src/lib'],
  'src/routes': ['src/lib'],
  'src/ui': ['src/lib', 'src/routes'],
  'src/layout': ['src/lib', 'src/state', 'src/routes', 'src/ui'],
  'src/consultas': ['src/lib', 'src/state', 'src/routes', 'src/ui'],
  'src/pages': ['src/lib', 'src/state', 'src/routes', 'src/ui'],
  'src/demos': ['src/lib', 'src/state', 'src/routes', 'src/ui'],
  'src/app': ['src/lib', 'src/state', 'src/routes', 'src/ui', 'src/layout'],
  'src/generated': [],
  'manifest/schema': [],
  'manifest/contract': ['manifest/schema'],
  codegen: ['manifest/schema', 'manifest/contract'],
  deploy: ['manifest/contract', 'codegen'],
}

const rooms = Object.keys(allowed)

const roomOf = (path: string) => rooms.find((room) => path === room || path.startsWith(`${room}/`))

const pageImports = ['src/generated/pages.ts', 'src/generated/public-pages.ts']

/** The generated code reaches pages only in the files of lazy imports; the rest is leaf data. */
function isAllowed(file: string, target: string): boolean {
  const [from, to] = [roomOf(file), roomOf(target)]
  if (from === to || to === undefined) return true
  if (pageImports.includes(target)) return from === 'src/app'
  if (to === 'src/generated') return from?.startsWith('src/') ?? false
  if (to.startsWith('manifest/') && from?.startsWith('src/')) return true
  if (pageImports.includes(file)) return to !== 'src/app' && to !== 'codegen'
  return allowed[from ?? '']?.includes(to) ?? false
}

describe('import direction', () => {
  const files = ['src', 'codegen', 'manifest', 'deploy'].flatMap(sourceFiles)

  it.each(files.filter(roomOf))('%s imports nothing from above', (file) => {
    expect(importsOf(file).filter((target) => !isAllowed(file, target))).toEqual([])
  })

  it('src takes only types from the grammar', () => {
    const value = /^import (?!type\b)[^'"]*? from '@manifest\/schema\//m
    expect(sourceFiles('src').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('the grammar knows neither Node nor React', () => {
    const outside = sourceFiles('manifest').flatMap((file) =>
      importsOf(file).filter((target) => target !== 'zod' && !target.startsWith('manifest/')),
    )
    expect(outside).toEqual([])
  })
})
