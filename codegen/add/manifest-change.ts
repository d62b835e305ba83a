import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { saveTexts, tryTexts } from '../edit/save-texts.ts'
import type { Folders } from '../output/fingerprint.mjs'
import type { BuiltModel } from '../resolve/build-model.ts'

/** What became of a change: written, with the warnings that it leaves, or refused. */
export type Change = { ok: true; warnings: Diagnostic[] } | { ok: false; diagnostics: Diagnostic[] }

/**
 * Writes a file of the manifest if the manifest is valid with it. What warns of the file's content refuses it, too; that
 * a text elsewhere counts consultas in words is told, and is for people to mend.
 */
export function changeManifest(
  { name, text }: { name: string; text: string },
  before: BuiltModel,
  folders: Folders,
  cwd: string,
): Change {
  const texts = new Map([[name, text]])
  const tried = tryTexts(folders, cwd, texts)
  const added = newIn(tried.diagnostics, before.diagnostics)
  const warnings = added.filter(({ code }) => code === 'count-mismatch')
  if (!tried.ok || added.length > warnings.length)
    return { ok: false, diagnostics: tried.ok ? added : tried.diagnostics }
  saveTexts(folders.manifestDir, texts)
  return { ok: true, warnings }
}

/** The diagnostics that were not there before. Lines may have moved: they are told apart by what is said, and how often. */
function newIn(after: Diagnostic[], before: Diagnostic[]): Diagnostic[] {
  const said = ({ code, file, message }: Diagnostic) =>
    JSON.stringify([code, file, message.replace(/:\d+:\d+/g, '')])
  const left = before.map(said)
  return after.filter((diagnostic) => {
    const index = left.indexOf(said(diagnostic))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
