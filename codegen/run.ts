import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { generate } from './generate.ts'
import { type Comparison, compare } from './output/compare.ts'
import { beginRun, type Folders } from './output/fingerprint.mjs'
import type { FileReport } from './output/output-folder.ts'
import { write } from './output/write.ts'
import { shownPath } from './read/read-manifest.ts'

/** What a run made of a manifest. `pages` are the absolute paths of the pages that were looked at. */
export type Run<Report> =
  | { ok: true; files: Report[]; pages: string[] }
  | { ok: false; diagnostics: Diagnostic[] }

/**
 * Generates and writes; writes nothing when there is an error. `cwd` is what paths in messages are relative to.
 *
 * @throws OutputError when the output cannot be written.
 */
export async function runAndWrite(folders: Folders, cwd: string): Promise<Run<FileReport>> {
  const remember = beginRun(folders)
  const generated = await generate({ ...folders, cwd })
  if (!generated.ok) return generated
  const { files, inputs: pages } = generated
  const reports = write(files, folders.outDir)
  remember({ pages, files })
  return { ok: true, files: reports, pages }
}

/** Generates and compares with what is there; touches nothing. */
export async function runAndCompare(folders: Folders, cwd: string): Promise<Run<Comparison>> {
  const generated = await generate({ ...folders, cwd })
  if (!generated.ok) return generated
  const { files, inputs: pages } = generated
  return { ok: true, files: compare(files, folders.outDir, shownPath(folders.outDir, cwd)), pages }
}
