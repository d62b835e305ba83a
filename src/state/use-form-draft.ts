import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { auth } from './auth.ts'
import { drafts, onSaveDrafts } from './drafts.ts'
import { type Loss, registerLosses } from './losses.ts'
import { screenLock } from './screen-lock.ts'

/** Returns the draft that waits for a page when it opens. */
export function useRestoredDraft<Values>(path: string): Values | undefined {
  const [draft] = useState(() => drafts.read(path))
  return draft?.values as Values | undefined
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
    const values = read()
    if (values !== undefined) drafts.give(path, { values, loss: readLoss() })
  })
  const listLosses = useEffectEvent(() => {
    const loss = readLoss()
    return loss ? [loss] : []
  })
  useEffect(() => {
    drafts.take(path)
    const stops = [onSaveDrafts(() => save()), registerLosses(() => listLosses())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [path])
}

/** Saves a draft as `useSaveDraft` does, and also when the user leaves the page. */
export function useLastingDraft(path: string, read: () => unknown, readLoss: ReadLoss): void {
  useSaveDraft(path, read, readLoss)
  const keep = useEffectEvent(() => {
    // The lock has saved the draft already.
    const values = auth.isAuth && !screenLock.isLocked ? read() : undefined
    if (values !== undefined) drafts.give(path, { values, loss: readLoss() })
  })
  // In a layout effect, because `read` may use refs, which React clears before other effects end.
  useLayoutEffect(() => () => keep(), [])
}
