import { proxy } from 'valtio/vanilla'

/** The last action that can be undone; none without a text. */
export const lastUndo = proxy({ text: '', number: 0 })

let undo = () => {}

/** Offers to take the last action back. The next offer replaces it. */
export function offerUndo(text: string, takeBack: () => void): void {
  undo = takeBack
  Object.assign(lastUndo, { text, number: lastUndo.number + 1 })
}

export function closeOffer(): void {
  undo = () => {}
  lastUndo.text = ''
}

/** Takes the offered action back. Returns false without an offer. */
export function undoLast(): boolean {
  if (lastUndo.text === '') return false
  const takeBack = undo
  closeOffer()
  takeBack()
  return true
}
