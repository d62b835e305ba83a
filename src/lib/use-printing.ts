import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { onFirstUse } from './on-first-use.ts'

/** One state for all components: those that mount while the page prints, such as folded sections, missed the event. */
const printing = proxy({ isOn: false })

/** Renders synchronously: the browser prints only what is in the document by then. */
function setPrinting(isOn: boolean) {
  if (isOn === printing.isOn) return
  flushSync(() => {
    printing.isOn = isOn
  })
}

/** Watches from the first component on, for the life of the page. */
const watch = onFirstUse(() => {
  const printQuery = window.matchMedia('print')
  printing.isOn = printQuery.matches
  window.addEventListener('beforeprint', () => setPrinting(true))
  window.addEventListener('afterprint', () => setPrinting(false))
  printQuery.addEventListener('change', () => setPrinting(printQuery.matches))
  return printQuery
})

/** Returns true while the page is being printed. */
export function usePrinting(): boolean {
  useEffect(() => void watch(), [])
  return useSnapshot(printing, { sync: true }).isOn
}
