import { createContext, use, useMemo, useState } from 'react'
import { reveal, setReveal } from '@/state/reveal.ts'
import { type IsRevealed, isMissing } from './shown-text.ts'

export type Reveal = {
  isRevealed: IsRevealed
  toggle: (path: string) => void
  isAllRevealed: boolean
  toggleAll: () => void
}

/**
 * Holds which sensitive values of one answer are revealed. A new answer starts hidden, unless the user chose
 * to show all values for the session; hiding all values ends that choice.
 */
export function useRevealState(): Reveal {
  const [state, setState] = useState(() => (reveal.isOn ? allShown : allHidden))
  return useMemo(() => {
    const isAllRevealed = state.isAll && state.except.size === 0
    return {
      isRevealed: (path) => isRevealedAt(state, path),
      toggle: (path) => setState((current) => toggleReveal(current, path)),
      isAllRevealed,
      toggleAll: () => {
        if (isAllRevealed) setReveal(false)
        setState(isAllRevealed ? allHidden : allShown)
      },
    }
  }, [state])
}

export const RevealContext = createContext<Reveal>({
  isRevealed: () => false,
  toggle: () => undefined,
  isAllRevealed: false,
  toggleAll: () => undefined,
})

/** Returns the reveal state of a sensitive value, and a function that toggles it. */
export function useReveal(path: string) {
  const { isRevealed, toggle } = use(RevealContext)
  return { isRevealed: isRevealed(path), toggle: () => toggle(path) }
}

/** All values or none are revealed, except those at the paths in `except`. */
type RevealState = { isAll: boolean; except: ReadonlySet<string> }

const allHidden: RevealState = { isAll: false, except: new Set() }

const allShown: RevealState = { isAll: true, except: new Set() }

const isRevealedAt = ({ isAll, except }: RevealState, path: string) => isAll !== except.has(path)

function toggleReveal({ isAll, except }: RevealState, path: string): RevealState {
  const others = new Set(except)
  if (!others.delete(path)) others.add(path)
  return { isAll, except: others }
}

/** The paths that the answer on screen lacks. */
export const MissingContext = createContext<readonly string[]>([])

/** The list of which the source has more rows than the answer on screen. */
export const PartialListContext = createContext<string | undefined>(undefined)

/** Returns true if the answer on screen lacks the value at a path. */
export const useIsMissing = (path: string) => isMissing(use(MissingContext), path)

/**
 * True if a page shows several answers. Their sections then have no labels, because many landmarks would have
 * the same name.
 */
export const MultipleAnswersContext = createContext(false)
