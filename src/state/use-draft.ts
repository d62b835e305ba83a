import { useEffect, useEffectEvent, useState } from 'react'
import { onSaveDrafts, readDraft, saveDraft, takeDraft } from './drafts.ts'

export function useDraft<Draft>(path: string): Draft | undefined {
  const [draft] = useState(() => readDraft<Draft>(path))
  return draft
}

/**
 * Saves a draft at a path when the screen locks or a source's session ends. Removes the previous draft, which
 * the page shows by now.
 *
 * @param read Returns the values to save; `undefined` if there are none.
 */
export function useSaveDraft(path: string, read: () => unknown): void {
  const save = useEffectEvent(() => {
    const typed = read()
    if (typed !== undefined) saveDraft(path, typed)
  })
  useEffect(() => {
    takeDraft(path)
    return onSaveDrafts(() => save())
  }, [path])
}
