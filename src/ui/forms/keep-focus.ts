import type { MouseEvent } from 'react'

/**
 * For buttons below a form's fields: pressing one must not blur a field. The validation message that appears on blur
 * would move the button away before the press ends, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
