import type { Model } from '../resolve/model.ts'
import { startPrinter } from './printer.ts'
import { listSourceFiles } from './source-files.ts'
import type { VirtualFile } from './virtual-file.ts'

/** Returns all files that codegen makes of a model. */
export async function emit(model: Model): Promise<VirtualFile[]> {
  const { print } = startPrinter()
  const printed = Array.from(listSourceFiles(model), print)
  // Loaded and called while the worker prints.
  const { emitDataFiles } = await import('./data-files.ts')
  const data = emitDataFiles(model)
  return [...(await Promise.all(printed)), ...data]
}
