import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { shownPath } from './diagnostics/shown-path.mjs'
import { generate } from './generate.ts'
import { type Comparison, compare } from './output/compare.ts'
import { beginRun, type Folders } from './output/fingerprint.mjs'
import type { FileReport } from './output/output-folder.ts'
import { write } from './output/write.ts'

/**
 * The outcome of a run. `pages` are the absolute paths of the pages that were read. Where there are files,
 * `diagnostics` are warnings.
 */
export type RunResult<Report> =
  | { ok: true; files: Report[]; pages: string[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/**
 * Generates and writes; writes nothing when there is an error. `cwd` is what paths in messages are relative to.
 * A run with warnings is not remembered: the next one finds them again. `later` puts off what nobody waits for.
 *
 * @throws OutputError when the output cannot be written.
 */
export async function runAndWrite(
  folders: Folders,
  cwd: string,
  schedule = (task: () => void) => task(),
): Promise<RunResult<FileReport>> {
  const storeRun = beginRun(folders)
  const generated = await generate({ ...folders, cwd })
  if (!generated.ok) return generated
  const { files, inputs: pages, diagnostics } = generated
  const reports = write(files, folders.outDir)
  if (diagnostics.length === 0) schedule(() => storeRun({ pages, files }))
  return { ok: true, files: reports, pages, diagnostics }
}

/** Generates and compares with what is there; touches nothing. */
export async function runAndCompare(folders: Folders, cwd: string): Promise<RunResult<Comparison>> {
  const generated = await generate({ ...folders, cwd })
  if (!generated.ok) return generated
  const { files, inputs: pages, diagnostics } = generated
  const comparisons = compare(files, folders.outDir, shownPath(folders.outDir, cwd))
  return { ok: true, files: comparisons, pages, diagnostics }
}
