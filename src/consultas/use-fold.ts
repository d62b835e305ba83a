import { useLayoutEffect, useRef, useState } from 'react'
import { isAnswered, type Lookup } from './outcome.ts'

type Fold = {
  lookup: Lookup
  /** Whether the form says something else than what was asked. */
  isEdited: boolean
  /** Whether the page begins with a question. */
  isFoldedAtFirst: boolean
}

/**
 * Whether the form is folded into a line: once there is an answer, unless the form has been opened or edited since the
 * question. A failure folds nothing, since it may have to be mended there. The focus is never left on what is gone.
 */
export function useFold({ lookup, isEdited, isFoldedAtFirst }: Fold) {
  const [isFolded, setFolded] = useState(isFoldedAtFirst)
  const [isOpened, setOpened] = useState(false)
  const [seen, setSeen] = useState(lookup)
  const form = useRef<HTMLDivElement>(null)
  const alter = useRef<HTMLButtonElement>(null)

  if (seen !== lookup) {
    setSeen(lookup)
    const hasAnswer = isAnswered(lookup) || lookup.status === 'not-found'
    if (hasAnswer && !isEdited && !isOpened) setFolded(true)
  }

  /** The form's first field gets the focus, with what it says selected. */
  const enterForm = () => {
    const control = form.current?.querySelector<HTMLInputElement>('input, select')
    control?.focus()
    control?.select?.()
  }

  useLayoutEffect(() => {
    if (isFolded && form.current?.contains(document.activeElement))
      alter.current?.focus({ preventScroll: true })
    if (!isFolded && isOpened) enterForm()
  }, [isFolded])

  return {
    isFolded: isFolded && lookup.status !== 'idle',
    form,
    alter,
    /** To be called with each question: its answer may fold the form. */
    onAsk: () => setOpened(false),
    fold: () => setFolded(true),
    unfold: () => {
      setOpened(true)
      setFolded(false)
      if (!isFolded) enterForm()
    },
  }
}
