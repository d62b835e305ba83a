import { PrintBanner } from '../results/print/print-banner.tsx'
import { joinHead } from '../results/print/running-head.ts'
import { usePrintJob } from '../results/print/use-print-job.tsx'

const title = 'Comparação'

/** The head of a printed comparison. The switches of the page decide what it shows, so there is no dialog. */
export function PrintedComparison({ headings }: { headings: readonly string[] }) {
  const { isPrinting } = usePrintJob({ title, readHead: () => joinHead(headings.join(', '), title) })
  return (
    isPrinting && <PrintBanner title={title} facts={[{ label: 'Assuntos', text: headings.join(', ') }]} />
  )
}
