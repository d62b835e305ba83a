import type { Model } from '../resolve/model.ts'
import { startPrinter } from './printer.ts'
import { listSourceFiles } from './source-files.ts'
import type { VirtualFile } from './virtual-file.ts'

/** Returns all files that codegen makes of a model. */
export async function emit(model: Model): Promise<VirtualFile[]> {
  const { print } = startPrinter()
  const printed = Array.from(listSourceFiles(model), print)
  // Loaded and called while the worker prints.
  const [{ emitContracts }, { emitSchemas }] = await Promise.all([
    import('./contracts.ts'),
    import('./schemas.ts'),
  ])
  const data = [...emitContracts(model), ...emitSchemas(model)]
  return [...(await Promise.all(printed)), ...data]
}
