import { dayFormat } from '@/lib/format/dates.ts'
import './print.css'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { app } from '@/generated/app.ts'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { notify } from '@/ui/feedback/notify.ts'
import {
  type PrintChoices,
  type PrintFact,
  type PrintOffer,
  type PrintPart,
  wholeScreen,
} from './print-offer.ts'
import { registerPrint } from './request-print.ts'
import { showRunningHead } from './running-head.ts'

const printDialog = createOnDemand(() => import('./print-dialog.tsx'))

type PrintedPage = {
  /** The document's title while printing, without personal data. */
  title: string
  /** Returns name and report, for the top of each page. */
  readHead: (choices: PrintChoices) => string
  /** Returns what the dialog asks about, at each render. Without it, printing starts at once. */
  createOffer?: () => PrintOffer
}

type PrintJob = {
  isPrinting: boolean
  /** Those of the dialog while printing after it, otherwise `wholeScreen`. */
  choices: PrintChoices
  /** Those of the offer while printing. */
  parts: readonly PrintPart[]
  /** The line of the printed head with the purpose, if the user prints it. */
  purposeFacts: readonly PrintFact[]
  /** Render it outside of what is printed. */
  dialog: ReactNode
}

/** Lets a page print: the dialog before, and the title and the running head while printing. */
export function usePrintJob({ title, readHead, createOffer }: PrintedPage): PrintJob {
  const isPrinting = usePrinting()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState(wholeScreen)
  const hasOffer = useRef(false)
  hasOffer.current = createOffer !== undefined
  // Parts may still come while the dialog is open.
  const offer = isAsking || isPrinting ? createOffer?.() : undefined
  const close = () => setAsking(false)
  const Dialog = useOnDemand(printDialog, isAsking, () => {
    // The browser's own command prints without choices. This button must not, unasked.
    close()
    notify.error('Não foi possível abrir as opções de impressão')
  })?.PrintDialog

  useEffect(
    () =>
      registerPrint(() => {
        if (hasOffer.current) setAsking(true)
        else window.print()
      }),
    [],
  )
  useEffect(() => {
    const forget = () => setChosen(wholeScreen)
    window.addEventListener('afterprint', forget)
    return () => window.removeEventListener('afterprint', forget)
  }, [])

  usePrintTitle(isPrinting, title)
  const { mark } = chosen
  const head = isPrinting ? readHead(chosen) : ''
  useLayoutEffect(() => (isPrinting ? showRunningHead(head, mark) : undefined), [isPrinting, head, mark])

  /** The dialog leaves the page first: it must neither be printed nor have the focus afterwards. */
  const print = (choices: PrintChoices) => {
    flushSync(() => {
      setChosen(choices)
      close()
    })
    window.print()
  }
  const purpose = isPrinting && chosen.hasPurpose ? offer?.purpose : undefined
  return {
    isPrinting,
    choices: isPrinting ? chosen : wholeScreen,
    parts: (isPrinting && offer?.parts) || [],
    purposeFacts: purpose ? [{ label: 'Finalidade', text: purpose }] : [],
    dialog: isAsking && offer && Dialog && <Dialog offer={offer} onPrint={print} onDismiss={close} />,
  }
}

/** File names cannot contain slashes. */
const today = () => dayFormat.format(new Date()).replaceAll('/', '-')

/**
 * Sets the document's title while printing, since browsers suggest it as the file name. It has the consulta
 * and the day, but no personal data.
 */
function usePrintTitle(isPrinting: boolean, consulta: string) {
  useLayoutEffect(() => {
    if (!isPrinting) return
    const before = document.title
    document.title = `${app.product} - ${consulta} - ${today()}`
    return () => {
      document.title = before
    }
  }, [isPrinting, consulta])
}
