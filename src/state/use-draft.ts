import { useEffect, useEffectEvent, useState } from 'react'
import { onSaveDrafts, readDraft, saveDraft, takeDraft } from './drafts.ts'

/** What was typed at a path before the screen locked or a source's session ended. */
export function useDraft<Draft>(path: string): Draft | undefined {
  const [draft] = useState(() => readDraft<Draft>(path))
  return draft
}

/**
 * Keeps what is typed at a path when the screen locks or a source's session ends. What was kept there before is taken:
 * the page shows it by now.
 *
 * @param read What is typed; `undefined` where there is nothing.
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
