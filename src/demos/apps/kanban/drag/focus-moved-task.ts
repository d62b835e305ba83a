/** Focuses the menu of a task after a move to another column, where its card is a new element. */
export function focusMovedTask(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]:not([inert]) button`)?.focus(),
  )
}
