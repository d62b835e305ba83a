import type { ButtonProps } from '@chakra-ui/react'
import { cases } from '@/generated/cases.ts'
import { AddButton, addAndNotify } from './add-to-case.tsx'
import type { CaseReport } from './contents.ts'
import { addReport } from './edits.ts'
import { caseState, editCase, readOpenContents } from './open-case.ts'
import { useOpenCase } from './use-open-case.ts'

/** Adds a dossiê or a batch to the open case. Returns false if no case is open, or if another tab writes it. */
export function addReportToCase(report: CaseReport): boolean {
  if (!caseState.open || caseState.open.isReadOnly) return false
  editCase(addReport(report))
  return true
}

/** Returns a report of the open case, if this tab writes it. */
export const findKeptReport = (id: string): CaseReport | undefined =>
  caseState.open?.isReadOnly === false
    ? readOpenContents().reports.find((report) => report.id === id)
    : undefined

/** Replaces a report that the open case has. Returns false if the case does not have it. */
export const updateReport = (report: CaseReport): boolean =>
  findKeptReport(report.id) !== undefined && addReportToCase(report)

type AddReportProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** The number of the dossiê, or the id of the batch. */
  id: string
  /** Returns the report in the form in which its page restores it. Runs on a click. */
  buildReport: () => CaseReport | undefined | Promise<CaseReport>
  /** Called after the case has taken the report. The browser then no longer asks the user before they leave. */
  onKept: () => void
}

/** Adds a dossiê or a batch to the open case, or offers to open one first. */
export function AddReportButton({ id, buildReport, onKept, ...button }: AddReportProps) {
  const open = useOpenCase()
  if (!cases.isOffered) return null
  const isIn = open?.contents.reports.some((report) => report.id === id)
  return (
    <AddButton
      text={isIn ? 'Atualizar no caso' : 'Adicionar ao caso'}
      style={{ variant: 'outline', colorPalette: 'neutral', ...button }}
      isReadOnly={open?.isReadOnly ?? false}
      isOpen={open !== undefined}
      onAdd={() =>
        // Its code may fail to load. The next click tries again.
        void Promise.resolve(buildReport())
          .catch(() => undefined)
          .then((report) =>
            addAndNotify(() => {
              const isAdded = report !== undefined && addReportToCase(report)
              if (isAdded) onKept()
              return isAdded
            }),
          )
      }
    />
  )
}
