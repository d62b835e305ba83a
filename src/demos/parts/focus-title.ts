/** Moves the focus to the page's title, after the control that had it was removed. */
export function focusTitle(): void {
  requestAnimationFrame(() => document.getElementById('page-title')?.focus())
}
