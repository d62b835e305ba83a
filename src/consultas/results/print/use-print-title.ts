import { useLayoutEffect } from 'react'
import { app } from '@/generated/app.ts'

const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** A day as a file's name may hold it. */
const today = () => day.format(new Date()).replaceAll('/', '-')

/**
 * While it is printed, the document has a title that browsers take for the file's name: the consulta and the day, and
 * nothing of whom it is about.
 */
export function usePrintTitle(isPrinting: boolean, consulta: string) {
  useLayoutEffect(() => {
    if (!isPrinting) return
    const before = document.title
    document.title = `${app.product} - ${consulta} - ${today()}`
    return () => {
      document.title = before
    }
  }, [isPrinting, consulta])
}
