import { proxy, snapshot } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { isForPurpose } from './find-answers.ts'
import { purpose } from './purpose.ts'
import { onSessionEnd } from './session.ts'
import { findSubject } from './subjects.ts'

/** A dossiê or a batch of this session. It may be shown on screen, so its subject is partly hidden. */
export type SessionReport = {
  /** The number of the report, such as `20261122-7KQ2MX`, or the batch's id. */
  id: string
  kind: 'dossie' | 'batch'
  title: string
  path: Path
  /** Partly hidden: `•••.•••.•••-35`. A batch has none. */
  subject?: string
  subjectId?: string
  at: number
  /** Absent if the report requires none. */
  purpose?: string
  /** Another tab has its answers. This tab requests them to open it. */
  isElsewhere?: boolean
  /** The state and progress of a batch under way, such as 'Consultando, 69 de 270'. */
  status?: string
  /** The digest of a batch's list. Another tab recognises the same list by it. */
  listDigest?: string
  /** The number of parts or lines in each state. */
  counts: { found: number; incomplete: number; 'not-found': number; failed: number; total: number }
}

/** The dossiês and batches of this session, newest first. In memory only. */
export const sessionReports = proxy<{ items: SessionReport[] }>({ items: [] })

/** Adds a report, or replaces the one with its id. */
export function recordReport(report: SessionReport): void {
  const others = sessionReports.items.filter(({ id }) => id !== report.id)
  sessionReports.items = [report, ...others].sort((one, other) => other.at - one.at)
}

const listDossiesAbout = (path: Path, value: string): SessionReport[] =>
  sessionReports.items.filter(
    (report) =>
      report.path === path &&
      isForPurpose(report.purpose, purpose.chosen) &&
      findSubject(report.subjectId ?? '')?.value === value,
  )

/** Returns true if a tab of the login has a dossiê about a value for the chosen purpose. */
export const hasDossieAbout = (path: Path, value: string): boolean => listDossiesAbout(path, value).length > 0

/** Finds the newest dossiê about a value and for the chosen purpose that another tab has, unless this tab has one too. */
export function findTabDossie(path: Path, value: string): SessionReport | undefined {
  const reports = listDossiesAbout(path, value)
  return reports.every(({ isElsewhere }) => isElsewhere) ? reports[0] : undefined
}

/** Finds a batch of the same list that is under way, in this tab or in another one. */
export const findBatchUnderWay = (path: Path, listDigest: string): SessionReport | undefined =>
  sessionReports.items.find(
    (report) => report.path === path && report.listDigest === listDigest && report.status !== undefined,
  )

export function removeReport(id: string): void {
  sessionReports.items = sessionReports.items.filter((report) => report.id !== id)
}

onSessionEnd(() => {
  sessionReports.items = []
  // The proxy keeps its last snapshot until the next one.
  snapshot(sessionReports)
})
