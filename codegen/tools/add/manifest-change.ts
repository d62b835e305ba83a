import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BuiltModel } from '../../generate.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { buildWithTexts, saveTexts } from '../edit/save-texts.ts'

/** What became of a change: written, with the warnings that it leaves, or refused. */
export type ManifestChangeResult =
  | { ok: true; warnings: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

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
