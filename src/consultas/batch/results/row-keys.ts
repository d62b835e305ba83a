import type { KeyboardEvent } from 'react'

const stepByKey: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

const typingTargets = 'input, select, textarea, [contenteditable], [role^="menu"]'

/**
 * Keys that lead from row to row: `j` and `k` anywhere, the arrows in the dialog's head alone, since elsewhere they scroll.
 */
export const createRowKeyHandler = (move: (step: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const step = stepByKey[key]
  if (step === undefined || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
  const isArrow = key.startsWith('Arrow')
  if (isArrow ? !target.closest('[data-row-keys]') : target.closest(typingTargets)) return
  event.preventDefault()
  move(step)
}
