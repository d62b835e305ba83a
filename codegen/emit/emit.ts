import { isDeepStrictEqual } from 'node:util'
import type { Model } from '../compile/resolve/model.ts'
import { emitBrandFiles } from './brand.ts'
import { startPrinter } from './printer.ts'
import type { SourceFile } from './source-file.ts'
import { listSourceFiles } from './source-files.ts'
import type { VirtualFile } from './virtual-file.ts'

/** The files of earlier runs of a process, by path. */
export type PrintedFiles = Map<string, { source: SourceFile; file: VirtualFile }>

/**
 * Returns all files that codegen makes of a model. With the files of earlier runs it prints only those that changed, and adds
 * them.
 */
export async function emit(model: Model, earlier?: PrintedFiles): Promise<VirtualFile[]> {
  const printed = Array.from(listSourceFiles(model), (source) => printIfChanged(source, earlier))
  // Loaded and called while the worker prints.
  const [{ emitContracts }, { emitSchemas }] = await Promise.all([
    import('./contracts.ts'),
    import('./schemas.ts'),
  ])
  const data = [...emitBrandFiles(model), ...emitContracts(model), ...emitSchemas(model)]
  return [...(await Promise.all(printed)), ...data]
}

async function printIfChanged(source: SourceFile, earlier?: PrintedFiles): Promise<VirtualFile> {
  const last = earlier?.get(source.path)
  if (last && isDeepStrictEqual(last.source, source)) return last.file
  const file = await startPrinter().print(source)
  earlier?.set(source.path, { source, file })
  return file
}
