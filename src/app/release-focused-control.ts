/**
 * Has React let go of the text control that had the focus last, and of what was typed into it. React waits for a `focusout`,
 * which browsers do not dispatch for a control that is removed. To be called once the page that had it is gone.
 */
export const releaseFocusedControl = () =>
  document.getElementById('root')?.dispatchEvent(new FocusEvent('focusout'))
