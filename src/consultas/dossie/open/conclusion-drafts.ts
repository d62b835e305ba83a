import { readDraft, saveDraft, takeDraft } from '@/state/drafts.ts'
import type { FormValues } from '../../form/form-values.ts'

/** A conclusion that waits until the dossiê of the same values is started again, after a lock. */
type ConclusionDraft = { values: FormValues; text: string }

const draftPath = (path: string) => `${path} conclusão`

const isSameValues = (one: FormValues, other: FormValues) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Saves a conclusion as a draft of the dossiê at this path. An empty one is not saved. */
export function saveConclusionDraft(path: string, draft: ConclusionDraft): void {
  if (draft.text === '') return
  const others = (readDraft<ConclusionDraft[]>(draftPath(path)) ?? []).filter(
    ({ values }) => !isSameValues(values, draft.values),
  )
  saveDraft(draftPath(path), [draft, ...others])
}

/** Returns the conclusion saved for these values, and removes it; an empty text if there is none. */
export function takeConclusionDraft(path: string, values: FormValues): string {
  const drafts = takeDraft<ConclusionDraft[]>(draftPath(path)) ?? []
  const others = drafts.filter((draft) => !isSameValues(draft.values, values))
  if (others.length > 0) saveDraft(draftPath(path), others)
  return drafts.find((draft) => isSameValues(draft.values, values))?.text ?? ''
}
