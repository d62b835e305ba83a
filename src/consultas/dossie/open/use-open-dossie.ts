import { useEffect, useRef, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { nextQuery, nextReport } from '@/routes/next-page.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormValues, findLeadingResult } from '../../form/form-values.ts'
import { lacksPurpose, purposeField } from '../../form/purpose.ts'
import { redirectIfSignedOut } from '../../query/redirect-if-signed-out.ts'
import { formatPartCounts } from '../engine/dossie-progress.ts'
import { openKeptDossie } from '../kept-dossie.ts'
import type { OpenDossie } from './open-dossie.ts'
import {
  findDossieAbout,
  findOpenDossie,
  findShownDossie,
  hideDossie,
  recordShownDossie,
  startDossie,
} from './open-dossies.ts'

type StartDossieOptions = { isFresh?: boolean }

const reopenedText = 'Dossiê desta sessão, com a conclusão'

/** Reads what another page hands over: a report to show as it is, or else the values of a query. */
function readHandedOver({ path }: LoadedDossie['dossie']) {
  const report = nextReport.read(path)
  return { report, query: report ? undefined : nextQuery.read(path) }
}

/** Returns the dossiê that the page shows first. */
function findFirstDossie(
  loaded: LoadedDossie,
  historyKey: string,
  { report, query }: ReturnType<typeof readHandedOver>,
): OpenDossie | undefined {
  if (query) return findDossieAbout(loaded.dossie, query.values)
  if (!report) return findShownDossie(historyKey)
  return report.data === undefined ? findOpenDossie(report.id) : openKeptDossie(loaded, report.data)
}

/**
 * Returns the dossiê of a history entry: one that was shown there, or one that another page opens, by its values or
 * by the number of its report.
 */
export function useOpenDossie(loaded: LoadedDossie, historyKey: string) {
  const [handedOver] = useState(() => readHandedOver(loaded.dossie))
  const { report: asked, query } = handedOver
  const [open, setOpen] = useState(() => findFirstDossie(loaded, historyKey, handedOver))
  /** The session had the dossiê when the user asked for it. */
  const [isReopened, setReopened] = useState(
    open !== undefined && (asked ? !asked.data : query !== undefined),
  )
  const [autoFocusField] = useState(() =>
    query && !open && lacksPurpose(loaded.dossie) ? purposeField().name : undefined,
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
    nextReport.clear()
    nextQuery.clear()
    if (open) {
      recordShownDossie(historyKey, open.number)
      if (query) announce(reopenedText)
    } else if (query && !autoFocusField) start(query.values, query)
    // Once, when the page opens.
  }, [])

  useEffect(() => {
    if (!open) return
    let { status } = open.run.getSnapshot()
    const unsubscribe = open.run.subscribe(() => {
      const progress = open.run.getSnapshot()
      if (progress.status === status) return
      status = progress.status
      endText.current = status === 'done' ? `Dossiê pronto: ${formatPartCounts(progress)}` : undefined
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
    const origin = query && findLeadingResult(query, values)
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
    initialValues: open?.values ?? query?.values,
  }
}

/** The component that shows the answers of a dossiê. */
export const dossieReport = createOnDemand(() => import('../dossie-report.tsx'))
