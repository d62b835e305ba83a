import { proxy, ref } from 'valtio'

type Removal = { text: string; undo: () => void }

/** The last removed project, in memory, because its own page ends at the list. */
export const lastRemoval = proxy<{ current: Removal | undefined }>({ current: undefined })

export function setLastRemoval(removal: Removal): void {
  lastRemoval.current = ref(removal)
}

export function clearLastRemoval(): void {
  lastRemoval.current = undefined
}
