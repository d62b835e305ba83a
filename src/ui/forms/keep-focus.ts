import type { MouseEvent } from 'react'

/**
 * For buttons below a form's fields: a press must not blur a field. The error message that appears on blur
 * would move the button, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
