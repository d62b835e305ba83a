import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns true while the page is being printed. Renders synchronously: the browser prints only what is in the
 * document by then.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const printQuery = window.matchMedia('print')
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    const update = () => setPrinting(printQuery.matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    printQuery.addEventListener('change', update)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      printQuery.removeEventListener('change', update)
    }
  }, [])
  return isPrinting
}
