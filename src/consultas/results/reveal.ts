import { createContext, use, useMemo, useState } from 'react'
import { allHidden, allShown, type IsShown, isRevealed, toggled } from './reveal-state.ts'

type Reveal = {
  isShown: IsShown
  toggle: (path: string) => void
  isAllShown: boolean
  toggleAll: () => void
}

/** What the user asked to see of one answer. It goes with the answer: the next one is hidden again. */
export function useRevealState(): Reveal {
  const [state, setState] = useState(allHidden)
  return useMemo(() => {
    const isAllShown = state.isAll && state.except.size === 0
    return {
      isShown: (path) => isRevealed(state, path),
      toggle: (path) => setState((current) => toggled(current, path)),
      isAllShown,
      toggleAll: () => setState(isAllShown ? allHidden : allShown),
    }
  }, [state])
}

/** What is shown of the answer that surrounds a block. */
export const RevealContext = createContext<Reveal>({
  isShown: () => false,
  toggle: () => undefined,
  isAllShown: false,
  toggleAll: () => undefined,
})

/** Whether the sensitive value at a path is shown, and what shows or hides it. */
export function useReveal(path: string) {
  const { isShown, toggle } = use(RevealContext)
  return { isShown: isShown(path), toggle: () => toggle(path) }
}
