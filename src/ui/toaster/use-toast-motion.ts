import { type RefObject, useLayoutEffect } from 'react'
import { fold, unfold } from '../motion/fold.ts'
import { moveFocusToNext } from './toast-pauses.ts'
import { collapseTime } from './toaster.ts'

/**
 * Unfolds a toast when it comes. Once the toaster closes it, which `data-state` says, its focus moves on, it is inert and
 * it folds until the toaster removes it.
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
