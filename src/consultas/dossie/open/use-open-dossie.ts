import { useEffect, useRef, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { dossieQueryKey } from '@/session/use-follow-lead.ts'
import { clearNextReport, readNextReport } from '@/state/next-report.ts'
import { clearNextQuery, readNextQuery } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormValues, findLeadingResult } from '../../form/form-values.ts'
import { lacksPurpose, purposeField } from '../../form/purpose.ts'
import { redirectIfSignedOut } from '../../query/redirect-if-signed-out.ts'
import { stateCountsText } from '../engine/dossie-progress.ts'
import { createOpenDossie, isKeptDossie } from '../kept-dossie.ts'
import type { OpenDossie } from './open-dossie.ts'
import {
  addOpenDossie,
  findDossieAbout,
  findOpenDossie,
  findShownDossie,
  hideDossie,
  recordShownDossie,
  startDossie,
} from './open-dossies.ts'

type StartDossieOptions = { isFresh?: boolean }

const reopenedText = 'Dossiê desta sessão, com a conclusão'

/** Opens the dossiê that a case hands over, once: React may repeat a render. */
function openKept(loaded: LoadedDossie): OpenDossie | undefined {
  const kept = readNextReport(loaded.dossie.path)?.data
  if (!isKeptDossie(kept) || kept.dossie !== loaded.dossie.dossie) return undefined
  return findOpenDossie(kept.number) ?? addOpenDossie(createOpenDossie(loaded, kept))
}

/**
 * Returns the dossiê of a history entry: one that was shown there, or one that another page opens, by its values or
 * by the number of its report.
 */
export function useOpenDossie(loaded: LoadedDossie, historyKey: string) {
  const [nextQuery] = useState(() => readNextQuery(dossieQueryKey(loaded.dossie.dossie)))
  const [kept] = useState(() => openKept(loaded))
  const reportId = kept?.number ?? nextQuery?.reportId
  const [open, setOpen] = useState<OpenDossie | undefined>(() =>
    reportId === undefined
      ? nextQuery
        ? findDossieAbout(loaded.dossie, nextQuery.values)
        : findShownDossie(historyKey)
      : findOpenDossie(reportId),
  )
  /** The session had the dossiê when the user asked for it. */
  const [isReopened, setReopened] = useState(open !== undefined && nextQuery !== undefined)
  const [autoFocusField] = useState(() =>
    nextQuery && reportId === undefined && !open && lacksPurpose(loaded.dossie)
      ? purposeField().name
      : undefined,
  )
  const [hasReportFailed, setReportFailed] = useState(false)
  const report = useOnDemand(dossieReport, !hasReportFailed, () => setReportFailed(true))
  /** Announced when the answers are shown. */
  const endText = useRef<string>(undefined)

  function announceEnd() {
    if (endText.current === undefined || !dossieReport.get()) return
    announce(endText.current)
    endText.current = undefined
  }

  useEffect(announceEnd, [report])

  useEffect(() => {
    clearNextReport()
    if (!nextQuery && !kept) return
    clearNextQuery()
    if (open) {
      recordShownDossie(historyKey, open.number)
      if (reportId === undefined) announce(reopenedText)
      return
    }
    if (nextQuery && reportId === undefined && !autoFocusField) start(nextQuery.values, nextQuery)
    // Once, when the page opens.
  }, [])

  useEffect(() => {
    if (!open) return
    let { status } = open.run.getSnapshot()
    const unsubscribe = open.run.subscribe(() => {
      const progress = open.run.getSnapshot()
      if (progress.status === status) return
      status = progress.status
      endText.current = status === 'done' ? `Dossiê pronto: ${stateCountsText(progress)}` : undefined
      announceEnd()
      if (status === 'signed-out')
        progress.parts.some(({ answer }) => answer && redirectIfSignedOut(answer.outcome, loaded.dossie.path))
    })
    return () => {
      unsubscribe()
      endText.current = undefined
    }
  }, [open])

  function start(values: FormValues, options: StartDossieOptions = {}) {
    announce('Montando o dossiê')
    setReportFailed(false)
    const origin = nextQuery && findLeadingResult(nextQuery, values)
    setReopened(false)
    setOpen(startDossie(historyKey, loaded, { values, origin, ...options }))
  }

  /** Opens the dossiê that the session has about these values, with its conclusion. Starts one if there is none. */
  function openOrStart(values: FormValues) {
    const existing = findDossieAbout(loaded.dossie, values)
    if (!existing) return start(values)
    announce(reopenedText)
    if (existing !== open) hideDossie(historyKey)
    recordShownDossie(historyKey, existing.number)
    setReopened(true)
    setOpen(existing)
  }

  const clear = () => {
    hideDossie(historyKey)
    setOpen(undefined)
  }

  return {
    open,
    isReopened,
    start,
    openOrStart,
    clear,
    report,
    hasReportFailed,
    onReportLoaded: () => setReportFailed(false),
    autoFocusField,
    initialValues: open?.values ?? nextQuery?.values,
  }
}

/** The component that shows the answers of a dossiê. */
export const dossieReport = createOnDemand(() => import('../dossie-report.tsx'))
