/** Opens the print dialog of each page or answer on screen, the newest last. */
const openers: (() => void)[] = []

/** Registers what opens a page's print dialog. Returns a function that removes it. */
export function registerPrint(open: () => void): () => void {
  openers.push(open)
  return () => {
    openers.splice(openers.lastIndexOf(open), 1)
  }
}

/** Opens the print dialog of what is on screen; without one, the browser prints at once. */
export function requestPrint(): void {
  const open = openers.at(-1)
  if (open) open()
  else window.print()
}
