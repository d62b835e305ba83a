import module from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { OutputError } from '../diagnostics/errors.ts'
import type { SourceFile, Statement } from './source-file.ts'
import type { VirtualFile } from './virtual-file.ts'

type Printer = { print(file: SourceFile): Promise<VirtualFile> }

let printer: Printer | undefined

/** Returns the printer. The first call starts its worker, which begins to load ts-morph. */
export function startPrinter(): Printer {
  printer ??= createPrinter()
  return printer
}

function createPrinter(): Printer {
  const worker = new Worker(new URL('../emit/print-worker.mjs', import.meta.url), {
    workerData: codeCache(),
    // Most objects of ts-morph become garbage at once: a larger young generation only takes memory.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  const waiting: { resolve(file: VirtualFile): void; reject(error: unknown): void }[] = []
  worker.on('message', (file: VirtualFile) => {
    waiting.shift()?.resolve(file)
    if (waiting.length === 0) worker.unref()
  })
  worker.on('error', (error) => {
    printer = undefined
    for (const { reject } of waiting)
      reject(isModuleNotFound(error) ? new OutputError(missingPackageMessage) : error)
  })
  worker.unref()
  return {
    print: (file) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.ref()
        worker.postMessage({ ...file, statements: file.statements.map(withoutValue) })
      }),
  }
}

/** The worker needs only the code. Copying the values to it would take as long as printing. */
const withoutValue = (statement: Statement): Statement =>
  statement.kind === 'Constant' ? { ...statement, value: undefined } : statement

/**
 * Returns the folder of V8's code cache, if `load-codegen.mjs` enabled it. Workers do not inherit the cache.
 */
function codeCache(): string | undefined {
  const { getCompileCacheDir } = module as { getCompileCacheDir?: () => string | undefined }
  const folder = getCompileCacheDir?.()
  return folder && dirname(folder)
}

const missingPackageMessage =
  'Falta o pacote ts-morph, que escreve o código gerado. Nada foi escrito. Rode npm ci e tente de novo.'

const isModuleNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
