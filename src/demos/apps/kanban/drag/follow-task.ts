/** Puts the focus on the menu of a task that has gone into another column: its card there is a new one. */
export function followTask(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"] button`)?.focus(),
  )
}
