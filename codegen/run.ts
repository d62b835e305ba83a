import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { shownPath } from './diagnostics/shown-path.mjs'
import type { Folders } from './folders.mjs'
import { type GenerateOptions, generate } from './generate.ts'
import { type Comparison, compare } from './output/compare.ts'
import { beginRun } from './output/fingerprint.mjs'
import type { FileReport } from './output/output-folder.ts'
import { writeFiles } from './output/write.ts'

/** The outcome of a run. `pageFiles` are the absolute paths of the pages that were read. A successful run has only warnings. */
export type RunResult<Report> =
  | { ok: true; files: Report[]; pageFiles: string[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

type RunOptions = Pick<GenerateOptions, 'earlier'> & {
  /** Calls the task that stores the run, now or later. */
  schedule?: (task: () => void) => void
}

/** The files that earlier runs have printed. */
export type EarlierFiles = NonNullable<RunOptions['earlier']>

/**
 * Generates and writes the files; writes nothing if there is an error. Paths in messages are relative to `cwd`. A run with
 * warnings is not stored, so that the next run reports them again.
 *
 * @throws OutputError when the output cannot be written.
 */
export async function runAndWrite(
  folders: Folders,
  cwd: string,
  { earlier, schedule = (task) => task() }: RunOptions = {},
): Promise<RunResult<FileReport>> {
  const storeRun = beginRun(folders)
  const generated = await generate({ ...folders, cwd, earlier })
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
