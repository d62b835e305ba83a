import { useLayoutEffect } from 'react'
import { app } from '@/generated/app.ts'

const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** File names cannot contain slashes. */
const today = () => day.format(new Date()).replaceAll('/', '-')

/**
 * Sets the document's title while printing, since browsers suggest it as the file name. It has the consulta
 * and the day, but no personal data.
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
