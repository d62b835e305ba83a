import { describe, expect, it } from 'vitest'
import { listSourceFiles, readImports, readSource } from './source-files.ts'

const belowPages = ['src/lib', 'src/state', 'src/routes', 'src/ui']

/**
 * The folders that each folder may import. Every folder may also import itself and packages. The longest matching folder
 * decides. `src` may import `src/generated` and `manifest` besides; the tests below restrict that.
 */
const mayImport: Record<string, string[]> = {
  'src/lib': [],
  'src/state': ['src/lib'],
  'src/routes': ['src/lib', 'src/state'],
  'src/ui': ['src/lib', 'src/routes'],
  'src/fields': ['src/lib', 'src/ui'],
  'src/formats': [],
  'src/session': [...belowPages, 'src/fields', 'src/formats'],
  'src/layout': [...belowPages, 'src/fields', 'src/formats', 'src/session'],
  'src/consultas': [...belowPages, 'src/fields', 'src/formats', 'src/session'],
  'src/pages': [...belowPages, 'src/session'],
  'src/demos': belowPages,
  'src/app': [...belowPages, 'src/layout'],
  'src/manifest-page': [...belowPages, 'src/fields', 'src/formats', 'src/consultas'],
  'src/generated': [],
  'manifest/schema': [],
  'manifest/contract': ['manifest/schema'],
  codegen: ['manifest/schema', 'manifest/contract'],
  'deploy/gateway': ['manifest/schema', 'manifest/contract', 'codegen', 'src/fields'],
  deploy: ['manifest/contract', 'codegen'],
}

/** The folders of `src/consultas`, and which of the others each may import. */
const consultaFolders: Record<string, string[]> = {
  exporting: [],
  form: [],
  subject: ['form'],
  sources: ['form'],
  results: ['exporting'],
  run: ['form', 'sources'],
  // A batch shows answers through the two index files of `results` only.
  batch: ['exporting', 'form', 'sources', 'run', 'results/index.ts', 'results/export/index.ts'],
  dossie: ['exporting', 'form', 'sources', 'results', 'run', 'batch', 'subject'],
  lookup: ['form', 'sources', 'results', 'subject'],
}

/** Modules with the lazy imports of pages. Only `src/app` reads them; everything else that is emitted is leaf data. */
const pageImports = ['src/generated/pages.ts', 'src/generated/public-pages.ts']

/** The reference gateway answers and validates by the same rules as the demonstration. */
const gatewayRules = ['src/consultas/sources/example-answer.ts', 'src/consultas/form/form-values.ts']

const isWithin = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`)

const readFolder = (path: string) => Object.keys(mayImport).find((folder) => isWithin(folder)(path))

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [readFolder(file), readFolder(target)]
  if (from === to || to === undefined) return true
  if (from === undefined) return false
  if (gatewayRules.includes(target) && from === 'deploy/gateway') return true
  if (pageImports.includes(target)) return from === 'src/app'
  if (pageImports.includes(file)) return to !== 'src/app' && to !== 'codegen'
  if (from.startsWith('src/') && (to === 'src/generated' || to.startsWith('manifest/'))) return true
  return mayImport[from]?.includes(to) ?? false
}

const files = ['src', 'codegen', 'manifest', 'deploy']
  .flatMap(listSourceFiles)
  .filter((file) => readFolder(file))

/** The imports of a set of files that a rule refuses, each as `file -> target`. */
const listImports = (from: string[], isWrong: (file: string, target: string) => boolean) =>
  from.flatMap((file) =>
    readImports(file)
      .filter((target) => isWrong(file, target))
      .map((target) => `${file} -> ${target}`),
  )

describe('import direction', () => {
  it('follows the table', () => {
    expect(listImports(files, (file, target) => !isAllowed(file, target))).toEqual([])
  })

  it('keeps the development-only manifest page out of the product', () => {
    const isManifestPage = isWithin('src/manifest-page')
    const product = [...files, 'vite.config.ts'].filter((file) => !isManifestPage(file))
    expect(listImports(product, (_, target) => isManifestPage(target))).toEqual([])
  })

  it('lets src import values of manifest/contract, and only types of manifest/schema', () => {
    const value = /^import (?!type\b)[^'"]*? from '@manifest\/(?!contract\/)/m
    expect(listSourceFiles('src').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('lets manifest/contract import only its own values and types of the grammar', () => {
    const value = /^import (?!type\b)[^'"]*? from '(?!\.\/)/m
    expect(listSourceFiles('manifest/contract').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('keeps Node and React out of the grammar', () => {
    const isForeign = (target: string) => target !== 'zod' && !target.startsWith('manifest/')
    expect(listImports(listSourceFiles('manifest'), (_, target) => isForeign(target))).toEqual([])
  })
})

describe('import direction inside src/consultas', () => {
  const root = 'src/consultas/'
  const readConsultaFolder = (path: string) => {
    const [folder, ...rest] = path.startsWith(root) ? path.slice(root.length).split('/') : []
    return rest.length > 0 ? folder : undefined
  }

  it('follows the table', () => {
    const isWrong = (file: string, target: string) => {
      const [from, to] = [readConsultaFolder(file), readConsultaFolder(target)]
      if (from === undefined || to === undefined || from === to) return false
      return !consultaFolders[from]?.some((allowedImports) => isWithin(root + allowedImports)(target))
    }
    expect(listImports(listSourceFiles('src/consultas'), isWrong)).toEqual([])
  })

  it('names every folder in the table', () => {
    const folders = new Set(listSourceFiles('src/consultas').map(readConsultaFolder))
    folders.delete(undefined)
    expect([...folders].sort()).toEqual(Object.keys(consultaFolders).sort())
  })
})
