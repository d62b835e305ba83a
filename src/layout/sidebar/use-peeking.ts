import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Returns true while the pointer or the focus is in an element, and the event handlers. Touch does not count:
 * the element would stay open after it.
 */
export function usePeeking() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
  return [isPointed || isFocused, handlers] as const
}
