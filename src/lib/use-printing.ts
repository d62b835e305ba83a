import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. Rendered synchronously: what is not in the document by then is not printed. */
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
