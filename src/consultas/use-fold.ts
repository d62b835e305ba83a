import { useLayoutEffect, useRef, useState } from 'react'
import type { Lookup } from './outcome.ts'

/** The first control of a form that can be typed into or chosen from. */
const firstControl = (form: HTMLElement | null) => form?.querySelector<HTMLInputElement>('input, select')

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
  const form = useRef<HTMLDivElement>(null)
  const alter = useRef<HTMLButtonElement>(null)
  const isOpened = useRef(false)
  const focusNext = useRef<'form' | 'alter'>(undefined)

  const fold = () => {
    isOpened.current = false
    if (form.current?.contains(document.activeElement)) focusNext.current = 'alter'
    setFolded(true)
  }

  /** Shows the form, with the focus in its first field and what it says selected. */
  const unfold = () => {
    isOpened.current = true
    focusNext.current = 'form'
    if (isFolded) setFolded(false)
    else takeFocus()
  }

  /** To be called with each question: its answer may fold the form again. */
  const onAsk = () => {
    isOpened.current = false
  }

  function takeFocus() {
    const wanted = focusNext.current
    focusNext.current = undefined
    if (wanted === 'alter') alter.current?.focus({ preventScroll: true })
    if (wanted !== 'form') return
    const control = firstControl(form.current)
    control?.focus()
    control?.select?.()
  }

  const isAnswered = lookup.status === 'found' || lookup.status === 'not-found'
  useLayoutEffect(() => {
    if (isAnswered && !isEdited && !isOpened.current) fold()
  }, [lookup])
  useLayoutEffect(takeFocus, [isFolded])

  return { isFolded: isFolded && lookup.status !== 'idle', form, alter, fold, unfold, onAsk }
}
