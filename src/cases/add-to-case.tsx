import { Button, type ButtonProps } from '@chakra-ui/react'
import { useState } from 'react'
import { LuFolderCheck, LuFolderPlus } from 'react-icons/lu'
import { cases } from '@/generated/cases.ts'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { findSubject } from '@/state/subjects.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { addSubjectToCase } from './capture-answers.ts'
import { type CaseReport, formatCaseTitle } from './contents.ts'
import { addReport, isSameSubject } from './edits.ts'
import { caseState, casesPath, editCase, readOpenContents, useOpenCase } from './open-case.ts'

const pickCaseDialog = createOnDemand(() => import('./pick-case-dialog.tsx'))

type AddToCaseProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** The id of a subject of this session. */
  subjectId: string
}

/**
 * Adds a subject with its answers to the open case, and later answers as they come. Without an open case it
 * offers a new one or a stored one first. Renders nothing if the manifest offers no cases.
 */
export function AddToCaseButton({ subjectId, ...button }: AddToCaseProps) {
  const navigate = useNavigateTo()
  const open = useOpenCase()
  const subject = findSubject(subjectId)
  const path = casesPath()
  if (!cases.isOffered || !subject || !path) return null
  const isIn = open?.contents.subjects.some((other) => isSameSubject(other, subject)) ?? false
  return (
    <AddButton
      text="Adicionar ao caso"
      style={{ variant: 'outline', colorPalette: 'neutral', ...button }}
      isReadOnly={open?.isReadOnly ?? false}
      isOpen={open !== undefined}
      onAdd={() => addAndNotify(() => addSubjectToCase(subjectId))}
      onOpenCase={isIn ? () => navigate(path) : undefined}
    />
  )
}

/** Adds something to the open case, and notifies the user of the case's title. */
function addAndNotify(add: () => boolean): void {
  if (add()) notify.success(`Adicionado a “${formatCaseTitle(readOpenContents())}”`)
  else notify.error('Não foi possível adicionar ao caso')
}

type AddButtonProps = {
  text: string
  style: ButtonProps
  isReadOnly: boolean
  isOpen: boolean
  onAdd: () => void
  /** Set if the open case has it already. The button element stays the same, so that it keeps the focus. */
  onOpenCase?: (() => void) | undefined
}

/** A button that adds to the open case, or first opens the dialog to choose a case. */
function AddButton({ text, style, isReadOnly, isOpen, onAdd, onOpenCase }: AddButtonProps) {
  const [isPicking, setPicking] = useState(false)
  const Dialog = useOnDemand(pickCaseDialog, isPicking, () => {
    setPicking(false)
    notify.error('Não foi possível abrir os casos')
  })?.default
  const readOnlyText = isReadOnly ? 'O caso aberto é só para leitura nesta aba' : undefined
  return (
    <>
      <Button
        {...style}
        disabled={isReadOnly && !onOpenCase}
        title={onOpenCase ? 'Este assunto está no caso aberto' : readOnlyText}
        onPointerEnter={pickCaseDialog.preload}
        onClick={onOpenCase ?? (() => (isOpen ? onAdd() : setPicking(true)))}
      >
        {onOpenCase ? <LuFolderCheck aria-hidden="true" /> : <LuFolderPlus aria-hidden="true" />}{' '}
        {onOpenCase ? 'No caso' : text}
      </Button>
      {isPicking && Dialog && (
        <Dialog
          onOpened={() => {
            setPicking(false)
            onAdd()
          }}
          onDismiss={() => setPicking(false)}
        />
      )}
    </>
  )
}

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
