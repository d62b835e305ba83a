import { proxy, ref } from 'valtio/vanilla'

type UndoOffer = { text: string; run: () => void }

/** The last action that can be undone. A new action replaces it. */
export const undoView = proxy<{ offer: UndoOffer | null; count: number }>({ offer: null, count: 0 })

export function offerUndo(text: string, run: () => void): void {
  undoView.offer = ref({ text, run })
  undoView.count += 1
}

export function dropUndo(): void {
  undoView.offer = null
}

export function undoLast(): void {
  const { offer } = undoView
  dropUndo()
  offer?.run()
}
