import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { shownPath } from './diagnostics/shown-path.mjs'
import { generate } from './generate.ts'
import { type Comparison, compare } from './output/compare.ts'
import { beginRun, type Folders } from './output/fingerprint.mjs'
import type { FileReport } from './output/output-folder.ts'
import { writeFiles } from './output/write.ts'

/** The outcome of a run. `pageFiles` are the absolute paths of the pages that were read. A successful run has only warnings. */
export type RunResult<Report> =
  | { ok: true; files: Report[]; pageFiles: string[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/**
 * Generates and writes the files; writes nothing if there is an error. Paths in messages are relative to `cwd`. A run with
 * warnings is not stored, so that the next run reports them again. `schedule` may delay the storing.
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
  const { files, pageFiles, diagnostics } = generated
  const reports = writeFiles(files, folders.outDir)
  if (diagnostics.length === 0) schedule(() => storeRun({ pageFiles, files }))
  return { ok: true, files: reports, pageFiles, diagnostics }
}

/** Generates the files and compares them with those on the disk. Writes nothing. */
export async function runAndCompare(folders: Folders, cwd: string): Promise<RunResult<Comparison>> {
  const generated = await generate({ ...folders, cwd })
  if (!generated.ok) return generated
  const { files, pageFiles, diagnostics } = generated
  const comparisons = compare(files, folders.outDir, shownPath(folders.outDir, cwd))
  return { ok: true, files: comparisons, pageFiles, diagnostics }
}
