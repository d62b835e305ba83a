/**
 * Makes React release the text control that was focused last, and the text typed into it. React waits for a
 * `focusout`, which browsers do not dispatch for a removed control. Call it after the page of the control was
 * removed.
 */
export const releaseFocusedControl = () =>
  document.getElementById('root')?.dispatchEvent(new FocusEvent('focusout'))
