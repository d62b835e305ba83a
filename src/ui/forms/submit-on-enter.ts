import type { KeyboardEvent } from 'react'

/**
 * Submits the form of a control at Enter, for controls whose browser does not. Returns true if the key submits
 * one.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLSelectElement | HTMLInputElement>): boolean {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !form) return false
  event.preventDefault()
  form.requestSubmit()
  return true
}
