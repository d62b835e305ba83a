import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { auth } from './auth.ts'
import { onSaveDrafts, readDraft, saveDraft, takeDraft } from './drafts.ts'
import { type Loss, registerLosses } from './losses.ts'
import { screenLock } from './screen-lock.ts'

export function useDraft<Draft>(path: string): Draft | undefined {
  const [draft] = useState(() => readDraft<Draft>(path))
  return draft
}

/** Returns what a logout would lose of the values; `undefined` if they were not typed, or were sent. */
type ReadLoss = () => Loss | undefined

/**
 * Saves a draft at a path when the screen locks or a source's session ends. Removes the previous draft, which
 * the page shows by now.
 *
 * @param read Returns the values to save; `undefined` if there are none.
 */
export function useSaveDraft(path: string, read: () => unknown, readLoss: ReadLoss): void {
  const save = useEffectEvent(() => {
    const typed = read()
    if (typed !== undefined) saveDraft(path, typed, readLoss())
  })
  const listLosses = useEffectEvent(() => {
    const loss = readLoss()
    return loss ? [loss] : []
  })
  useEffect(() => {
    takeDraft(path)
    const stops = [onSaveDrafts(() => save()), registerLosses(() => listLosses())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [path])
}

/** Saves a draft as `useSaveDraft` does, and also when the user leaves the page. */
export function useKeepDraft(path: string, read: () => unknown, readLoss: ReadLoss): void {
  useSaveDraft(path, read, readLoss)
  const keep = useEffectEvent(() => {
    // The lock has saved the draft already.
    const typed = auth.isAuth && !screenLock.isLocked ? read() : undefined
    if (typed !== undefined) saveDraft(path, typed, readLoss())
  })
  // In a layout effect, because `read` may use refs, which React clears before other effects end.
  useLayoutEffect(() => () => keep(), [])
}
