import { once } from 'node:events'
import module from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { OutputError } from '../output/output-folder.ts'
import type { VirtualFile } from '../output/virtual-file.ts'
import type { SourceFile } from './source-file.ts'

type Printer = { print(files: SourceFile[]): Promise<VirtualFile[]> }

let printer: Printer | undefined

/** Prints source files in a worker, in the order of the calls. The worker begins to load ts-morph at the first call. */
export function startPrinter(): Printer {
  printer ??= createPrinter()
  return printer
}

function createPrinter(): Printer {
  const worker = new Worker(new URL('../emit/print-worker.mjs', import.meta.url), { workerData: codeCache() })
  worker.unref()
  const failed = once(worker, 'error').then(([error]) => {
    printer = undefined
    throw isMissing(error) ? new OutputError(missing) : error
  })
  failed.catch(() => undefined)
  let before: Promise<unknown> = Promise.resolve()
  async function exchange(files: SourceFile[]): Promise<VirtualFile[]> {
    const printed = new Promise<VirtualFile[]>((resolve) => worker.once('message', resolve))
    worker.ref()
    worker.postMessage(files)
    try {
      return await Promise.race([failed, printed])
    } finally {
      worker.unref()
    }
  }
  return {
    print(files) {
      const printed = before.then(() => exchange(files))
      before = printed.catch(() => undefined)
      return printed
    },
  }
}

/** The folder of V8's code cache where `codegen/load` has turned it on: workers do not inherit that. */
function codeCache(): string | undefined {
  const { getCompileCacheDir } = module as { getCompileCacheDir?: () => string | undefined }
  const folder = getCompileCacheDir?.()
  return folder && dirname(folder)
}

const missing =
  'Falta o pacote ts-morph, que escreve o código gerado. Nada foi escrito. Rode npm ci e tente de novo.'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
