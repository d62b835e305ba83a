/** Returns the focus to a control whose popup closes, unless the user has moved it to another one. */
export const restoreFocus = (control: HTMLElement) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) control.focus({ preventScroll: true })
  })
