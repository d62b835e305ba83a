import { useLayoutEffect, useRef, useState } from 'react'
import { isAnswered, type LookupState } from '../outcome.ts'

type FormCollapseOptions = {
  lookup: LookupState
  /** Whether the form says something else than what was asked. */
  isEdited: boolean
  /** Whether the page begins with a question. */
  isInitiallyCollapsed: boolean
}

/**
 * Whether the form is folded into a line: once there is an answer, unless the form has been opened or edited since the
 * question. A failure folds nothing, since it may have to be mended there. The focus is never left on what is gone.
 */
export function useFormCollapse({ lookup, isEdited, isInitiallyCollapsed }: FormCollapseOptions) {
  const [isCollapsed, setCollapsed] = useState(isInitiallyCollapsed)
  const [wasExpanded, setWasExpanded] = useState(false)
  const [previousLookup, setPreviousLookup] = useState(lookup)
  const form = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)

  if (previousLookup !== lookup) {
    setPreviousLookup(lookup)
    const hasAnswer = isAnswered(lookup) || lookup.status === 'not-found'
    if (hasAnswer && !isEdited && !wasExpanded) setCollapsed(true)
  }

  /** The form's first field gets the focus, with what it says selected. */
  const focusForm = () => {
    const control = form.current?.querySelector<HTMLInputElement>('input, select')
    control?.focus()
    control?.select?.()
  }

  useLayoutEffect(() => {
    if (isCollapsed && form.current?.contains(document.activeElement))
      editButton.current?.focus({ preventScroll: true })
    if (!isCollapsed && wasExpanded) focusForm()
  }, [isCollapsed])

  return {
    isCollapsed: isCollapsed && lookup.status !== 'idle',
    form,
    editButton,
    /** To be called with each question: its answer may fold the form. */
    onQuery: () => setWasExpanded(false),
    collapse: () => setCollapsed(true),
    expand: () => {
      setWasExpanded(true)
      setCollapsed(false)
      if (!isCollapsed) focusForm()
    },
  }
}
