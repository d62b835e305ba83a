import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../../cli/command.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { readErrorCode } from '../../output/output-folder.ts'
import { folderSource, withTexts } from '../../read/manifest-source.ts'
import { type BuiltModel, buildModel } from '../../resolve/build-model.ts'

/** What a manifest would be with other texts in some of its files: by the files' names, such as `consultas/cpf.yaml`. */
export const buildWithTexts = (
  folders: Folders,
  cwd: string,
  texts: ReadonlyMap<string, string>,
): BuiltModel => buildModel({ ...folders, cwd, source: withTexts(folderSource(folders.manifestDir), texts) })

const byteOrderMark = '\uFEFF'

/**
 * Writes texts into a manifest's files: all into temporary files first, which are then renamed into place. A file that
 * begins with a byte order mark keeps it, and a link to a file stays one.
 *
 * @throws CommandError where a file cannot be written
 */
export function saveTexts(manifestDir: string, texts: ReadonlyMap<string, string>) {
  const temporaries: string[] = []
  try {
    const renames = [...texts].map(([name, text], index) => {
      const path = resolveLink(join(manifestDir, name))
      const temporary = join(dirname(path), `.${process.pid}.${index}.codegen-tmp`)
      mkdirSync(dirname(path), { recursive: true })
      temporaries.push(temporary)
      writeFileSync(temporary, hasByteOrderMark(path) ? byteOrderMark + text : text)
      return () => renameSync(temporary, path)
    })
    for (const rename of renames) rename()
  } catch (error) {
    for (const temporary of temporaries) rmSync(temporary, { force: true })
    const names = [...texts.keys()].join(', ')
    throw new CommandError(
      `Não foi possível escrever no manifesto: ${names} (${readErrorCode(error) ?? error})`,
    )
  }
}

/** The file that a link leads to; the path itself where there is none yet. */
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

/** What became of a change: written, with the warnings that it leaves, or refused. */
type ManifestChangeResult = { ok: true; warnings: Diagnostic[] } | { ok: false; diagnostics: Diagnostic[] }

/**
 * Writes a file of the manifest if the manifest is valid with it. What warns of the file's content refuses it, too; that
 * a text elsewhere counts consultas in words is told, and is for people to mend.
 */
export function changeManifest(
  { name, text }: { name: string; text: string },
  before: BuiltModel,
  folders: Folders,
  cwd: string,
): ManifestChangeResult {
  const texts = new Map([[name, text]])
  const built = buildWithTexts(folders, cwd, texts)
  const newDiagnostics = findNewDiagnostics(built.diagnostics, before.diagnostics)
  const warnings = newDiagnostics.filter(({ code }) => code === 'count-mismatch')
  if (!built.ok || newDiagnostics.length > warnings.length)
    return { ok: false, diagnostics: built.ok ? newDiagnostics : built.diagnostics }
  saveTexts(folders.manifestDir, texts)
  return { ok: true, warnings }
}

/** The diagnostics that were not there before. Lines may have moved: they are told apart by what is said, and how often. */
function findNewDiagnostics(after: Diagnostic[], before: Diagnostic[]): Diagnostic[] {
  const buildMessageKey = ({ code, file, message }: Diagnostic) =>
    JSON.stringify([code, file, message.replace(/:\d+:\d+/g, '')])
  const unmatchedKeys = before.map(buildMessageKey)
  return after.filter((diagnostic) => {
    const index = unmatchedKeys.indexOf(buildMessageKey(diagnostic))
    if (index >= 0) unmatchedKeys.splice(index, 1)
    return index < 0
  })
}
