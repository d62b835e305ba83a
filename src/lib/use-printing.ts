import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()

// One state for all components: those that mount while the page prints, such as folded sections, missed the event.
let isPrinting = false
let isWatching = false

/** Renders synchronously: the browser prints only what is in the document by then. */
function setPrinting(next: boolean) {
  if (next === isPrinting) return
  isPrinting = next
  flushSync(() => {
    for (const listener of [...listeners]) listener()
  })
}

/** Watches from the first component on, for the life of the page. */
function watch() {
  isWatching = true
  const printQuery = window.matchMedia('print')
  isPrinting = printQuery.matches
  window.addEventListener('beforeprint', () => setPrinting(true))
  window.addEventListener('afterprint', () => setPrinting(false))
  printQuery.addEventListener('change', () => setPrinting(printQuery.matches))
}

function subscribe(listener: () => void) {
  if (!isWatching) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const readIsPrinting = () => isPrinting

/** Returns true while the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, readIsPrinting, readIsPrinting)
