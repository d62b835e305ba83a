import type { Model } from '../resolve/model.ts'
import { emitContracts } from './contracts.ts'
import { startPrinter } from './printer.ts'
import { emitSchemas } from './schemas.ts'
import { listSourceFiles } from './source-files.ts'
import type { VirtualFile } from './virtual-file.ts'

/** Returns all files that codegen makes of a model. */
export async function emit(model: Model): Promise<VirtualFile[]> {
  const { print } = startPrinter()
  const printed = Array.from(listSourceFiles(model), print)
  const data = [...emitContracts(model), ...emitSchemas(model)]
  return [...(await Promise.all(printed)), ...data]
}
