import { relative, resolve, sep } from 'node:path'
import { type Comparison, compare } from './compare.ts'
import type { Diagnostic } from './diagnostics.ts'
import { beginRun, type Folders } from './fingerprint.mjs'
import { generate } from './generate.ts'
import type { FileReport } from './output-folder.ts'
import { write } from './write.ts'

/** What a run made of a manifest. `inputs` are the absolute paths of the files that were read. */
export type Run<Report> =
  | { ok: true; files: Report[]; diagnostics: Diagnostic[]; inputs: string[] }
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
  const { files, diagnostics = [] } = generated
  const inputs = generated.inputs.map((input) => resolve(cwd, input))
  const reports = write(files, folders.outDir)
  const pages = inputs.filter((input) => !input.startsWith(folders.manifestDir + sep))
  // A warning has to be seen again, so a run that warns is never skipped.
  if (diagnostics.length === 0) remember({ pages, files })
  return { ok: true, files: reports, diagnostics, inputs }
}

/** Generates and compares with what is there; touches nothing. */
export async function runAndCompare(folders: Folders, cwd: string): Promise<Run<Comparison>> {
  const generated = await generate({ ...folders, cwd })
  if (!generated.ok) return generated
  const { files, diagnostics = [], inputs } = generated
  return {
    ok: true,
    files: compare(files, folders.outDir, shownPath(folders.outDir, cwd)),
    diagnostics,
    inputs,
  }
}

/** A path as messages show it: relative to the working directory, with forward slashes. */
export const shownPath = (path: string, cwd: string) => relative(cwd, path).split(sep).join('/') || '.'
