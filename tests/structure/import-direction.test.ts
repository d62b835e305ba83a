import { describe, expect, it } from 'vitest'
import { importsOf, readSource, sourceFiles } from './source-files.ts'

/** What each room of the house may import of the other rooms; itself and packages always. */
const allowed: Record<string, string[]> = {
  'src/lib': [],
  'src/state': ['src/lib'],
  'src/routes': ['src/lib', 'src/state'],
  'src/ui': ['src/lib', 'src/routes'],
  'src/session': [
    'src/lib',
    'src/state',
    'src/routes',
    'src/ui',
    'src/consultas/fields',
    'src/consultas/formats',
  ],
  'src/layout': [
    'src/lib',
    'src/state',
    'src/routes',
    'src/ui',
    'src/session',
    'src/consultas/fields',
    'src/consultas/formats',
  ],
  'src/consultas/fields': ['src/lib', 'src/ui'],
  'src/consultas/formats': [],
  'src/consultas': [
    'src/lib',
    'src/state',
    'src/routes',
    'src/ui',
    'src/session',
    'src/consultas/fields',
    'src/consultas/formats',
  ],
  'src/pages': ['src/lib', 'src/state', 'src/routes', 'src/ui', 'src/session'],
  'src/demos': ['src/lib', 'src/state', 'src/routes', 'src/ui'],
  'src/app': ['src/lib', 'src/state', 'src/routes', 'src/ui', 'src/layout'],
  'src/manifest-page': ['src/lib', 'src/state', 'src/routes', 'src/ui', 'src/consultas'],
  'src/generated': [],
  'manifest/schema': [],
  'manifest/contract': ['manifest/schema'],
  codegen: ['manifest/schema', 'manifest/contract'],
  'deploy/gateway': ['manifest/schema', 'manifest/contract', 'codegen'],
  deploy: ['manifest/contract', 'codegen'],
}

const rooms = Object.keys(allowed)

const roomOf = (path: string) => rooms.find((room) => path === room || path.startsWith(`${room}/`))

const pageImports = ['src/generated/pages.ts', 'src/generated/public-pages.ts']

/** The rules that demonstration answers follow: the reference gateway answers, and validates values, by the same. */
const sharedRules = ['src/consultas/sources/example-answer.ts', 'src/consultas/form/form-values.ts']

/** The generated code reaches pages only in the files of lazy imports; the rest is leaf data. */
function isAllowed(file: string, target: string): boolean {
  const [from, to] = [roomOf(file), roomOf(target)]
  if (from === to || to === undefined) return true
  if (sharedRules.includes(target) && from === 'deploy/gateway') return true
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

  it('nothing of the product imports the page of the manifest, which is there in development alone', () => {
    const isPage = (path: string) => path.startsWith('src/manifest-page/')
    const outside = [...files, 'vite.config.ts'].filter((file) => !isPage(file))
    expect(outside.filter((file) => importsOf(file).some(isPage))).toEqual([])
  })

  it('src takes only types from the grammar, and values from the contract alone', () => {
    const value = /^import (?!type\b)[^'"]*? from '@manifest\/(?!contract\/)/m
    expect(sourceFiles('src').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('the contract, which is part of the bundle, imports nothing but types of the grammar', () => {
    const value = /^import (?!type\b)[^'"]*? from '(?!\.\/)/m
    expect(sourceFiles('manifest/contract').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('the grammar knows neither Node nor React', () => {
    const outside = sourceFiles('manifest').flatMap((file) =>
      importsOf(file).filter((target) => target !== 'zod' && !target.startsWith('manifest/')),
    )
    expect(outside).toEqual([])
  })
})

/** What each room inside `src/consultas` may import of the others. Of results, a batch has their public faces only. */
const consultaRooms: Record<string, string[]> = {
  formats: [],
  fields: [],
  exporting: [],
  form: ['fields'],
  sources: ['fields', 'form', 'formats'],
  results: ['exporting', 'fields', 'formats'],
  batch: [
    'exporting',
    'fields',
    'form',
    'formats',
    'sources',
    'results/index.ts',
    'results/export/index.ts',
    'dossie/engine',
  ],
  dossie: [
    'exporting',
    'fields',
    'form',
    'formats',
    'sources',
    'results',
    'batch',
    'subject.ts',
    'asked-line.tsx',
    'sign-out.ts',
  ],
}

/** Files outside the rooms that all of them may import; they themselves import no room. */
const commonFiles = ['outcome.ts']

describe('the rooms of src/consultas', () => {
  const folder = 'src/consultas/'
  const files = sourceFiles('src/consultas').map((file) => file.slice(folder.length))
  const inside = (file: string) =>
    importsOf(folder + file)
      .filter((target) => target.startsWith(folder))
      .map((target) => target.slice(folder.length))
  const isIn = (rooms: readonly string[]) => (path: string) =>
    rooms.some((room) => path === room || path.startsWith(`${room}/`))

  it.each(Object.entries(consultaRooms))('%s imports only what it may', (room, others) => {
    const mayImport = isIn([room, ...others, ...commonFiles])
    const wrong = files.filter(isIn([room])).flatMap((file) =>
      inside(file)
        .filter((target) => !mayImport(target))
        .map((target) => `${file} -> ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('files that all rooms import know none of them', () => {
    expect(commonFiles.filter((file) => inside(file).length > 0)).toEqual([])
  })

  it('the page of a single consulta does not load batches', () => {
    const pageFiles = files.filter((file) => !isIn(Object.keys(consultaRooms))(file))
    expect(pageFiles.flatMap(inside).filter(isIn(['batch']))).toEqual([])
  })

  it('every folder is one of the rooms', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
    expect([...folders].sort()).toEqual(Object.keys(consultaRooms).sort())
  })
})
