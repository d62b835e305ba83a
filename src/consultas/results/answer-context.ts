import { createContext, use, useMemo, useState } from 'react'
import { reveal, setReveal } from '@/state/reveal.ts'
import { type IsShown, isMissing } from './shown-text.ts'

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
  const [state, setState] = useState(() => (reveal.isHeld ? allShown : allHidden))
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

/** Which sensitive values are revealed: none or all of them, except those at some paths. */
type RevealState = { isAll: boolean; except: ReadonlySet<string> }

const allHidden: RevealState = { isAll: false, except: new Set() }

const allShown: RevealState = { isAll: true, except: new Set() }

const isRevealed = ({ isAll, except }: RevealState, path: string) => isAll !== except.has(path)

/** Reveals the value at one path, or masks it again. */
function toggleReveal({ isAll, except }: RevealState, path: string): RevealState {
  const others = new Set(except)
  if (!others.delete(path)) others.add(path)
  return { isAll, except: others }
}

/** The paths that the answer on screen lacks. */
export const MissingContext = createContext<readonly string[]>([])

/** Returns true if the answer on screen lacks the value at a path. */
export const useIsMissing = (path: string) => isMissing(use(MissingContext), path)

/** Whether an answer is one of several on its page: then its sections, of which many have one name, are no landmarks. */
export const MultipleAnswersContext = createContext(false)
