import type {
  EntryPath,
  MergePart,
  StudioAnswers,
  StudioRequests,
} from '../../../../manifest/contract/studio.ts'
import { findFileKind } from '../../../compile/read/manifest-files.ts'
import { findPathAt } from '../../../compile/read/yaml-positions.ts'
import { EditError, readTree, readValue } from '../../edit/values/read-tree.ts'
import { createLabel } from '../form/form.ts'
import { findSpot } from '../form/form-spot.ts'
import { createDraftFiller } from '../form/scope.ts'
import { readManifestFiles, readText, requireManifestFile, type StudioContext } from '../studio-context.ts'
import { type MergedPiece, mergeTexts, splitLines } from './merge-texts.ts'

/**
 * `merge`: joins the draft of a file with its text on the disk. `base` is the text that both began with. Without parts the
 * texts cannot be joined: one of the sides removed the file.
 */
export function merge(
  context: StudioContext,
  { drafts, file, base }: StudioRequests['merge'],
): StudioAnswers['merge'] {
  requireManifestFile(context.folders.manifestDir, file)
  const disk = readText(readManifestFiles(context, {}), file)
  const draft = drafts[file]
  if (disk === undefined || draft === undefined || draft === null || base === null) return { parts: [] }
  return { parts: mergeTexts(base, disk, draft).map((piece) => nameConflict(piece, file, disk, draft)) }
}

function nameConflict(piece: MergedPiece, file: string, disk: string, draft: string): MergePart {
  if ('text' in piece) return { text: piece.text }
  const [text, line, lines] =
    piece.disk.trim() === '' ? [draft, piece.draftLine, piece.draft] : [disk, piece.diskLine, piece.disk]
  return { label: describePlace(file, text, line, lines), disk: piece.disk, draft: piece.draft }
}

/** Returns the labels on the way to what the first written line of some lines is about. */
function describePlace(file: string, text: string, line: number, lines: string): string {
  const written = Math.max(
    0,
    splitLines(lines).findIndex((one) => /^\s*[^\s#]/.test(one)),
  )
  const before = splitLines(text)
    .slice(0, line + written)
    .join('').length
  const column = /^[\s-]*/.exec(splitLines(text)[line + written] ?? '')?.[0].length ?? 0
  try {
    const path = findPathAt(readTree(text), before + column)
    return listLabels(file, readValue(text, []), path).join(' › ')
  } catch (error) {
    if (error instanceof EditError) return `Linha ${line + written + 1}`
    throw error
  }
}

function listLabels(name: string, value: unknown, path: EntryPath): string[] {
  const kind = findFileKind(name)
  if (kind === undefined || path.length === 0) return [name]
  const file = { kind, value, filler: createDraftFiller(undefined) }
  return path.map((step, index) => {
    const spot = findSpot(file, path.slice(0, index + 1))
    return spot ? createLabel(spot) : String(step)
  })
}
