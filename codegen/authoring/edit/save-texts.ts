import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOnDisk, withTexts } from '../../compile/read/manifest-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import type { Folders } from '../../folders.mjs'
import { type BuiltModel, buildModel } from '../../generate.ts'
import { readErrorCode } from '../../output/output-folder.ts'

/** Builds the model with new texts of some files, by file name such as `consultas/cpf.yaml`. */
export const buildWithTexts = (
  folders: Folders,
  cwd: string,
  texts: ReadonlyMap<string, string>,
): BuiltModel =>
  buildModel({ ...folders, cwd, manifestFiles: withTexts(filesOnDisk(folders.manifestDir), texts) })

const byteOrderMark = '\uFEFF'

/**
 * Writes all texts to temporary files first, then renames these into place; `null` deletes a file. If a step fails,
 * all files are as before. Keeps byte order marks and symbolic links.
 *
 * @throws CommandError if a file cannot be written.
 */
export function saveTexts(manifestDir: string, texts: ReadonlyMap<string, string | null>) {
  const temporaries: string[] = []
  const undoSteps: (() => void)[] = []
  try {
    const steps = [...texts].map(([name, text], index) => {
      if (text === null) return () => removeFile(join(manifestDir, name), undoSteps)
      const path = resolveLink(join(manifestDir, name))
      const temporary = join(dirname(path), `.${process.pid}.${index}.codegen-tmp`)
      mkdirSync(dirname(path), { recursive: true })
      temporaries.push(temporary)
      writeFileSync(temporary, hasByteOrderMark(path) ? byteOrderMark + text : text)
      return () => replaceFile(path, temporary, undoSteps)
    })
    for (const step of steps) step()
  } catch (error) {
    for (const undo of undoSteps.reverse()) undo()
    for (const temporary of temporaries) rmSync(temporary, { force: true })
    const names = [...texts.keys()].join(', ')
    throw new CommandError(
      `Não foi possível escrever no manifesto: ${names} (${readErrorCode(error) ?? error})`,
    )
  }
}

function replaceFile(path: string, temporary: string, undoSteps: (() => void)[]) {
  const before = readIfExists(path)
  renameSync(temporary, path)
  undoSteps.push(() => (before ? writeFileSync(path, before) : rmSync(path)))
}

/** Removes a file, or a link without its target. */
function removeFile(path: string, undoSteps: (() => void)[]) {
  const target = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  const before = target ?? readFileSync(path)
  rmSync(path)
  undoSteps.push(() => (target ? symlinkSync(target, path) : writeFileSync(path, before)))
}

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

/** Returns the target of a symbolic link, or the path itself if the file does not exist yet. */
function resolveLink(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

function hasByteOrderMark(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').startsWith(byteOrderMark)
  } catch {
    return false
  }
}

type ManifestChangeResult = { ok: true; warnings: Diagnostic[] } | { ok: false; diagnostics: Diagnostic[] }

/** Warnings about what only people can correct: a text that counts consultas, a person who is not in the cast. */
const forPeople = new Set<DiagnosticCode>(['count-mismatch', 'cast-mismatch'])

/** Writes manifest files if the manifest stays valid. New warnings also prevent the write, except those for people. */
export function changeManifest(
  texts: ReadonlyMap<string, string>,
  before: BuiltModel,
  folders: Folders,
  cwd: string,
): ManifestChangeResult {
  const built = buildWithTexts(folders, cwd, texts)
  const newDiagnostics = findNewDiagnostics(built.diagnostics, before.diagnostics)
  const warnings = newDiagnostics.filter(({ code }) => forPeople.has(code))
  if (!built.ok || newDiagnostics.length > warnings.length)
    return { ok: false, diagnostics: built.ok ? newDiagnostics : built.diagnostics }
  saveTexts(folders.manifestDir, texts)
  return { ok: true, warnings }
}

/** Returns the new diagnostics. Lines may have moved, so it ignores positions. */
export function findNewDiagnostics(after: Diagnostic[], before: Diagnostic[]): Diagnostic[] {
  const buildMessageKey = ({ code, file, message }: Diagnostic) =>
    JSON.stringify([code, file, message.replace(/:\d+:\d+/g, '')])
  const unmatchedKeys = before.map(buildMessageKey)
  return after.filter((diagnostic) => {
    const index = unmatchedKeys.indexOf(buildMessageKey(diagnostic))
    if (index >= 0) unmatchedKeys.splice(index, 1)
    return index < 0
  })
}
