import { describe, expect, it } from 'vitest'
import { listSourceFiles, readImports, readSource } from './source-files.ts'

const belowPages = ['src/lib', 'src/state', 'src/routes', 'src/ui']

/**
 * The folders that each folder may import. It may also import itself and packages. The first folder that
 * matches decides. `src` may also import `src/generated` and `manifest`, within the limits of the tests
 * below.
 */
const mayImport: Record<string, string[]> = {
  'src/lib': [],
  'src/state': ['src/lib'],
  'src/routes': ['src/lib', 'src/state'],
  'src/ui': ['src/lib', 'src/routes'],
  'src/kinds': ['src/lib', 'src/ui'],
  'src/formats': ['src/lib'],
  'src/blocks': [...belowPages, 'src/formats'],
  'src/session': [...belowPages, 'src/kinds', 'src/formats'],
  'src/cases': [...belowPages, 'src/kinds', 'src/formats', 'src/session'],
  'src/search': [...belowPages, 'src/kinds', 'src/formats', 'src/session'],
  'src/layout': [...belowPages, 'src/kinds', 'src/formats', 'src/session', 'src/cases', 'src/search'],
  'src/consultas': [...belowPages, 'src/kinds', 'src/formats', 'src/blocks', 'src/session', 'src/cases'],
  'src/pages': [...belowPages, 'src/session', 'src/cases', 'src/search'],
  'src/demos': belowPages,
  'src/product': [
    ...belowPages,
    'src/kinds',
    'src/formats',
    'src/blocks',
    'src/session',
    'src/consultas',
    'src/pages',
  ],
  'src/app': [...belowPages, 'src/session', 'src/layout', 'src/consultas'],
  'src/reporting': ['src/lib'],
  'src/studio': [...belowPages, 'src/kinds', 'src/formats', 'src/consultas'],
  'src/generated': [],
  'manifest/schema': ['manifest/kinds', 'manifest/blocks'],
  // A kind imports patterns, check digits and texts, which know no kind.
  'manifest/kinds': ['manifest/contract', 'manifest/product'],
  'manifest/blocks': ['manifest/schema', 'manifest/product'],
  'manifest/product': ['manifest/contract', 'manifest/schema', 'manifest/kinds', 'manifest/blocks'],
  'manifest/contract': ['manifest/schema', 'manifest/kinds', 'manifest/blocks'],
  codegen: ['manifest/schema', 'manifest/contract', 'manifest/kinds', 'manifest/blocks', 'manifest/product'],
  'deploy/gateway': ['manifest/schema', 'manifest/contract', 'manifest/kinds', 'codegen', 'src/kinds'],
  // One file runs it at the container's start, so that the emitted data are imported.
  'deploy/configure': ['manifest/contract', 'codegen', 'deploy', 'src/generated'],
  'deploy/doctor': [
    'manifest/schema',
    'manifest/contract',
    'codegen',
    'deploy',
    'deploy/configure',
    'deploy/gateway',
    'src/generated',
  ],
  deploy: ['manifest/contract', 'codegen'],
}

/** The files of `results` that a batch may import: the answer of a line, and its columns and files. */
const batchResults = [
  'answer.tsx',
  'demo-badge.tsx',
  'export/answer-columns.ts',
  'export/hide-sensitive-values.ts',
  'export/sheet-cell.ts',
  'findings/finding-columns.ts',
  'findings/gravest.ts',
  'incomplete/missing-labels.ts',
  'request-code.tsx',
  'sensitive-paths.ts',
].map((file) => `results/${file}`)

/** The folders of `src/consultas`, and which of the others each may import. */
const consultaFolders: Record<string, string[]> = {
  document: [],
  form: [],
  subject: ['form'],
  sources: ['form'],
  results: ['document'],
  query: ['form', 'sources'],
  batch: ['document', 'form', 'sources', 'query', ...batchResults],
  'subject-page': ['document', 'form', 'query', 'results', 'subject'],
  compare: ['document', 'form', 'query', 'results', 'subject'],
  dossie: ['document', 'form', 'sources', 'query', 'results', 'batch', 'subject', 'subject-page'],
  lookup: ['form', 'sources', 'query', 'results', 'subject'],
  session: ['form', 'query', 'results'],
}

const stages = ['read', 'parse', 'expand', 'check', 'resolve'].map((stage) => `compile/${stage}`)

const stagesBefore = (stage: string) => ['diagnostics', ...stages.slice(0, stages.indexOf(stage))]

/** The compiler. `authoring`, `build` and `dev` import it, and of each other only the types of the studio's requests. */
const pipeline = [
  'diagnostics',
  ...stages,
  'emit',
  'output',
  'folders.mjs',
  'generate.ts',
  'run.ts',
  'report.ts',
]

/** The folders and files of `codegen`, and which of the others each may import. A stage may import earlier stages. */
const codegenFolders: Record<string, string[]> = {
  diagnostics: [],
  ...Object.fromEntries(stages.map((stage) => [stage, stagesBefore(stage)])),
  emit: ['diagnostics', ...stages],
  output: ['diagnostics', 'emit/virtual-file.ts', 'folders.mjs'],
  'generate.ts': ['diagnostics', ...stages, 'emit'],
  'run.ts': ['diagnostics', 'generate.ts', 'output', 'folders.mjs'],
  'report.ts': ['diagnostics', 'output', 'run.ts'],
  authoring: [...pipeline, 'authoring/sample-answer'],
  // A library: it imports only the manifest's folders.
  'authoring/sample-answer': [],
  build: ['diagnostics', 'output', 'folders.mjs', 'report.ts', 'load/from-vite.ts'],
  dev: [
    'diagnostics',
    'output',
    'folders.mjs',
    'run.ts',
    'report.ts',
    'load/from-vite.ts',
    'authoring/studio/requests.ts',
  ],
  cli: [...pipeline, 'authoring', 'dev/watch', 'load/load-codegen.mjs'],
  // Loads the command line or the studio as one bundle.
  load: ['output', 'emit/printer.ts', 'run.ts', 'cli', 'authoring/studio/requests.ts'],
  'vite-plugin.ts': ['folders.mjs', 'build', 'dev'],
}

/**
 * Modules with the lazy imports of pages. Only `src/app` imports them. All other emitted modules are data.
 */
const pageImports = ['src/generated/pages.ts', 'src/generated/public-pages.ts']

/** The reference gateway answers and validates with the rules of the demonstration. */
const gatewayRules = [
  'src/consultas/sources/demo/example-answer.ts',
  'src/consultas/sources/demo/demo-cast.ts',
  'src/consultas/form/form-values.ts',
]

const isWithin = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`)

/** The emitted registries, through which the engine reaches the controls and blocks of the product. */
const isRegistry = isWithin('src/generated/product')

const readFolder = (path: string) => Object.keys(mayImport).find((folder) => isWithin(folder)(path))

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [readFolder(file), readFolder(target)]
  if (from === to || to === undefined) return true
  if (from === undefined) return false
  if (gatewayRules.includes(target) && from === 'deploy/gateway') return true
  if (pageImports.includes(target)) return from === 'src/app'
  if (pageImports.includes(file)) return to !== 'src/app' && to !== 'codegen'
  if (to === 'src/product') return isRegistry(file)
  if (from.startsWith('src/') && (to === 'src/generated' || to.startsWith('manifest/'))) return true
  return mayImport[from]?.includes(to) ?? false
}

const files = ['src', 'codegen', 'manifest', 'deploy']
  .flatMap(listSourceFiles)
  .filter((file) => readFolder(file))

/** Returns the imports that a rule refuses, each as `file -> target`. */
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

  it('keeps the studio out of the product', () => {
    const isStudio = isWithin('src/studio')
    const product = [...files, 'vite.config.ts'].filter((file) => !isStudio(file))
    expect(listImports(product, (_, target) => isStudio(target))).toEqual([])
  })

  it('lets src import values of manifest/contract, kinds, blocks and product, and only types of manifest/schema', () => {
    const value = /^import (?!type\b)[^'"]*? from '@manifest\/(?!contract\/|kinds\/|blocks\/|product\/)/m
    expect(listSourceFiles('src').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('lets manifest/contract import only its own values, check digits and types of the grammar', () => {
    const value = /^import (?!type\b)[^'"]*? from '(?!\.\/|\.\.\/(?!schema\/)|@brazilian-utils\/)/m
    expect(listSourceFiles('manifest/contract').filter((file) => value.test(readSource(file)))).toEqual([])
  })

  it('keeps Node and React out of the grammar', () => {
    const pure = ['zod', '@brazilian-utils/brazilian-utils']
    const isForeign = (target: string) => !pure.includes(target) && !target.startsWith('manifest/')
    expect(listImports(listSourceFiles('manifest'), (_, target) => isForeign(target))).toEqual([])
  })
})

describe.each([
  ['src/consultas', consultaFolders],
  ['codegen', codegenFolders],
])('import direction inside %s', (root, table) => {
  const sourceFiles = listSourceFiles(root)
  const findRow = (path: string) =>
    Object.keys(table)
      .filter((row) => isWithin(`${root}/${row}`)(path))
      .sort((one, other) => other.length - one.length)[0]

  it('follows the table', () => {
    const isWrong = (file: string, target: string) => {
      const [from, to] = [findRow(file), findRow(target)]
      if (from === undefined || to === undefined || from === to) return false
      return !table[from]?.some((allowed) => isWithin(`${root}/${allowed}`)(target))
    }
    expect(listImports(sourceFiles, isWrong)).toEqual([])
  })

  it('has a row for every folder, and no row without files', () => {
    const isInFolder = (file: string) => file.slice(root.length + 1).includes('/')
    expect(sourceFiles.filter((file) => isInFolder(file) && !findRow(file))).toEqual([])
    expect(Object.keys(table).filter((row) => !sourceFiles.some(isWithin(`${root}/${row}`)))).toEqual([])
  })
})
