import type { StudioAnswers, StudioRequests, Texts, ValueEdit } from '../../../manifest/contract/studio.ts'
import { editTexts, nameFile } from '../edit/edit-texts.ts'
import { EditError } from '../edit/values/read-tree.ts'
import {
  readManifestFiles,
  readText,
  requireManifestFile,
  type StudioContext,
  StudioError,
} from './studio-context.ts'

/** `edit`: applies edits one after the other and returns the new texts of the files they changed. */
export function edit(
  context: StudioContext,
  { drafts, edits }: StudioRequests['edit'],
): StudioAnswers['edit'] {
  return { texts: applyEdits(context, drafts, edits) }
}

/**
 * Applies edits one after the other and returns the new texts of the files they changed.
 *
 * @throws StudioError if an edit does not fit its file.
 */
export function applyEdits(context: StudioContext, drafts: Texts, edits: readonly ValueEdit[]): Texts {
  const files = readManifestFiles(context, drafts)
  const texts = new Map<string, string>()
  const names = edits.flatMap((one) => [one.place.file, ...(one.op === 'transfer' ? [one.to.file] : [])])
  for (const name of new Set(names)) {
    requireManifestFile(context.folders.manifestDir, name)
    const text = readText(files, name)
    if (text !== undefined) texts.set(name, text)
  }
  return Object.fromEntries(asStudioError(() => editTexts(texts, edits)))
}

/** @throws StudioError with the file's name if `edit` throws an EditError. */
export function explainEditError<Result>(file: string, edit: () => Result): Result {
  return asStudioError(() => nameFile(file, edit))
}

function asStudioError<Result>(edit: () => Result): Result {
  try {
    return edit()
  } catch (error) {
    if (error instanceof EditError) throw new StudioError(error.message)
    throw error
  }
}
