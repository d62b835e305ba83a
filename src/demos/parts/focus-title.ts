/** Puts the focus on the page's title, where the control that had it has gone with what it removed. */
export function focusTitle(): void {
  requestAnimationFrame(() => document.getElementById('page-title')?.focus())
}
