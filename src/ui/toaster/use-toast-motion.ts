import { type RefObject, useLayoutEffect } from 'react'
import { fold, unfold } from '../motion/fold.ts'
import { moveFocusToNext } from './toast-pauses.ts'
import { collapseTime } from './toaster.ts'

/**
 * Unfolds a new toast. When the toaster closes it (`data-state`), moves its focus on, makes it inert and
 * folds it until it is removed.
 */
export function useToastMotion(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const toast = root.current
    if (!toast) return
    const stop = unfold(toast, collapseTime)
    const observer = new MutationObserver(() => {
      if (toast.dataset.state !== 'closed') return
      observer.disconnect()
      moveFocusToNext(toast)
      toast.inert = true
      void fold(toast, collapseTime)
    })
    observer.observe(toast, { attributeFilter: ['data-state'] })
    return () => {
      observer.disconnect()
      stop()
      moveFocusToNext(toast)
    }
  }, [])
}
