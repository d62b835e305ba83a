import { AddReportButton } from '@/cases/add-to-case.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { buildDossieReport, markReportKept } from '../keep-report.ts'

/** Adds a dossiê with all its answers to the open case, or replaces it there. */
export const AddDossieButton = ({ number }: { number: string }) => (
  <AddReportButton
    id={number}
    size="sm"
    minH={touchHeight}
    buildReport={() => buildDossieReport(number)}
    onKept={() => markReportKept(number)}
  />
)
