const focusInTask = (id: string, selector: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]:not([inert]) ${selector}`)?.focus(),
  )

/** Focuses the menu of a task after a move to another column, where its card is a new element. */
export const focusMovedTask = (id: string) => focusInTask(id, 'button:not([data-open])')

export const focusTaskTitle = (id: string) => focusInTask(id, '[data-open]')
