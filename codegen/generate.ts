import { pageFile } from './check/page-file.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { startPrinter } from './emit/printer.ts'
import type { VirtualFile } from './output/virtual-file.ts'
import { buildModel, type ManifestOptions } from './resolve/build-model.ts'
import type { Model } from './resolve/model.ts'

/**
 * `inputs` are the absolute paths of the pages that were read: what decides the output besides the manifest.
 * Where there are files, `diagnostics` are warnings.
 */
export type Generated =
  | { ok: true; files: VirtualFile[]; inputs: string[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/** What a manifest yields, or all that is wrong with it. Emitters, and the compiler behind them, load only when needed. */
export async function generate(options: ManifestOptions): Promise<Generated> {
  startPrinter()
  const built = buildModel(options)
  if (!built.ok) return built
  const { model, diagnostics } = built
  const { emit } = await import('./emit/emit.ts')
  return { ok: true, files: await emit(model), inputs: listPageFiles(model, options.pagesDir), diagnostics }
}

const listPageFiles = ({ routes }: Model, pagesDir: string) =>
  [...new Set(routes.map(({ page }) => pageFile(page, pagesDir)))].filter((file) => file !== undefined)
