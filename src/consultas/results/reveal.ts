import { createContext, use, useMemo, useState } from 'react'
import { reveal, setReveal } from '@/state/reveal.ts'
import { allHidden, allShown, type IsShown, isRevealed, toggleReveal } from './reveal-state.ts'

type Reveal = {
  isShown: IsShown
  toggle: (path: string) => void
  isAllShown: boolean
  toggleAll: () => void
}

/**
 * Which sensitive values of one answer the user revealed. It ends with the answer: the next one is masked again, unless
 * the user wants all shown for the session. Hiding all ends that too.
 */
export function useRevealState(): Reveal {
  const [state, setState] = useState(() => (reveal.isOn ? allShown : allHidden))
  return useMemo(() => {
    const isAllShown = state.isAll && state.except.size === 0
    return {
      isShown: (path) => isRevealed(state, path),
      toggle: (path) => setState((current) => toggleReveal(current, path)),
      isAllShown,
      toggleAll: () => {
        if (isAllShown) setReveal(false)
        setState(isAllShown ? allHidden : allShown)
      },
    }
  }, [state])
}

/** Which sensitive values are revealed of the answer that a block belongs to. */
export const RevealContext = createContext<Reveal>({
  isShown: () => false,
  toggle: () => undefined,
  isAllShown: false,
  toggleAll: () => undefined,
})

/** Whether the sensitive value at a path is revealed, and a function that reveals or masks it. */
export function useReveal(path: string) {
  const { isShown, toggle } = use(RevealContext)
  return { isShown: isShown(path), toggle: () => toggle(path) }
}
