import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectValue } from '@manifest/contract/subject-field.ts'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { onSaveDrafts } from '@/state/drafts.ts'
import { isForPurpose, isSameValues } from '@/state/find-answers.ts'
import { maySee, roles } from '@/state/roles.ts'
import { type EntryOrigin, onSessionEnd } from '@/state/session.ts'
import { recordReport, removeReport, type SessionReport } from '@/state/session-reports.ts'
import { ensureSubjectId } from '@/state/subjects.ts'
import { type FormValues, hideSubject } from '../../form/form-values.ts'
import { chosenPurpose } from '../../form/purpose.ts'
import { findSessionLane } from '../../query/lane.ts'
import type { DossieProgress } from '../engine/dossie-progress.ts'
import { DossieRun } from '../engine/dossie-run.ts'
import { createConclusion, type OpenDossie, saveConclusionDraft, takeConclusionDraft } from './open-dossie.ts'

/** The most open dossiês. The oldest is closed, and leaves the session's list of reports. */
const maxOpen = 40

/** Dossiês by the number of their report, the oldest first. They are only in memory, and logout removes them. */
const openDossies = new Map<string, OpenDossie & { stopRecording: () => void }>()

const numbersByHistoryKey = new Map<string, string>()

/** Returns a dossiê of this session by the number of its report. */
export const findOpenDossie = (number: string): OpenDossie | undefined => openDossies.get(number)

/** Returns all dossiês of this session, the oldest first. */
export const listOpenDossies = (): OpenDossie[] => [...openDossies.values()]

/**
 * Returns the newest dossiê of this tab about these values and for the chosen purpose. One that a source's 401 or the
 * user ended does not count.
 */
export const findDossieAbout = (
  { dossie, purpose }: Pick<DossieDefinition, 'dossie' | 'purpose'>,
  values: FormValues,
): OpenDossie | undefined =>
  [...openDossies.values()].findLast(
    (open) =>
      open.dossie.dossie === dossie &&
      isSameValues(open.values, values) &&
      isForPurpose(open.purpose, chosenPurpose({ purpose })) &&
      ['running', 'done'].includes(open.run.getSnapshot().status),
  )

/** Returns the dossiê that a history entry shows. */
export const findShownDossie = (historyKey: string): OpenDossie | undefined =>
  findOpenDossie(numbersByHistoryKey.get(historyKey) ?? '')

/** Records the dossiê that a history entry shows, so that going back shows it again. */
export function recordShownDossie(historyKey: string, number: string): void {
  numbersByHistoryKey.set(historyKey, number)
}

type StartOptions = { values: FormValues; origin?: EntryOrigin | undefined; isFresh?: boolean }

/**
 * Starts a dossiê and shows it in a history entry. A running dossiê of this entry is closed. With `isFresh` it renews the
 * dossiê of this entry, whose report it replaces.
 */
export function startDossie(
  historyKey: string,
  loaded: LoadedDossie,
  { values, ...options }: StartOptions,
): OpenDossie {
  const replaced = findShownDossie(historyKey)
  hideDossie(historyKey)
  const purpose = chosenPurpose(loaded.dossie)
  const { dossie } = loaded
  const isSameQuery = options.isFresh && replaced && isSameValues(replaced.values, values)
  const text = isSameQuery ? replaced.conclusion.text : takeConclusionDraft(dossie.path, values)
  const started = addOpenDossie({
    dossie,
    values,
    origin: options.origin,
    purpose,
    run: new DossieRun({ ...loaded, ...options, values, purpose, findLane: findSessionLane }),
    number: createReportNumber(),
    conclusion: createConclusion(text),
  })
  if (isSameQuery) {
    // Going back shows the renewed report, too.
    for (const [key, number] of numbersByHistoryKey)
      if (number === replaced.number) numbersByHistoryKey.set(key, started.number)
    closeDossie(replaced.number)
  }
  recordShownDossie(historyKey, started.number)
  return started
}

/** Adds a dossiê to the session and to its list of reports. It replaces one with the same number. */
export function addOpenDossie(added: OpenDossie): OpenDossie {
  closeDossie(added.number)
  openDossies.set(added.number, { ...added, stopRecording: recordDossie(added) })
  const [oldest] = openDossies.keys()
  if (openDossies.size > maxOpen && oldest !== undefined) closeDossie(oldest)
  return added
}

/** Shows no dossiê in a history entry. One that is still running is closed; others stay in the session. */
export function hideDossie(historyKey: string): void {
  const shown = findShownDossie(historyKey)
  numbersByHistoryKey.delete(historyKey)
  if (shown?.run.getSnapshot().status === 'running') closeDossie(shown.number)
}

/** Ends and removes a dossiê. */
function closeDossie(number: string): void {
  const open = openDossies.get(number)
  if (!open) return
  // First, because ending the run changes its counts.
  open.stopRecording()
  open.run.dispose()
  Object.assign(open.conclusion, createConclusion())
  openDossies.delete(number)
  removeReport(number)
}

/** Removes dossiês with parts that the user may not see any more. */
function closeForbiddenDossies(): void {
  for (const [number, { run }] of [...openDossies])
    if (!run.getSnapshot().parts.every(({ definition }) => maySee(definition.access))) closeDossie(number)
}

subscribeSync(roles, closeForbiddenDossies)
onSaveDrafts((isEnd) => {
  if (!isEnd) return
  for (const open of openDossies.values()) saveConclusionDraft(open)
})
onSessionEnd(() => {
  for (const number of [...openDossies.keys()]) closeDossie(number)
  numbersByHistoryKey.clear()
})

/**
 * Records a dossiê in the session's list of reports, now and after every change of its counts or of its
 * conclusion. Returns a function that stops recording.
 */
function recordDossie({ dossie, number, values, purpose, run, conclusion }: OpenDossie): () => void {
  const { title, path, fields } = dossie
  const subject = findSubjectValue(fields, values)
  const report: Omit<SessionReport, 'counts'> = {
    id: number,
    kind: 'dossie',
    title,
    path,
    subject: hideSubject(fields, values),
    ...(subject ? { subjectId: ensureSubjectId(subject.kind, subject.value) } : {}),
    ...(purpose === undefined ? {} : { purpose }),
    at: run.getSnapshot().startedAt,
  }
  let recorded = ''
  const record = () => {
    const counts = countParts(run.getSnapshot())
    recorded = JSON.stringify(counts)
    recordReport({ ...report, counts })
  }
  const recordChange = () => JSON.stringify(countParts(run.getSnapshot())) !== recorded && record()
  record()
  const stopWatching = [run.subscribe(recordChange), subscribeSync(conclusion, record)]
  return () => {
    for (const stop of stopWatching) stop()
  }
}

/** Counts the parts of a dossiê by outcome. */
function countParts({ parts }: Pick<DossieProgress, 'parts'>): SessionReport['counts'] {
  const count = (state: DossieProgress['parts'][number]['state']) =>
    parts.filter((part) => part.state === state).length
  return {
    found: count('found'),
    incomplete: count('incomplete'),
    'not-found': count('not-found'),
    failed: count('failed'),
    total: parts.length,
  }
}

/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const length = 6

/** Creates the number of a report, such as `20261122-7KQ2MX`: its day and six random characters. */
function createReportNumber(now = new Date()): string {
  const padTwo = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}${padTwo(now.getMonth() + 1)}${padTwo(now.getDate())}`
  const random = crypto.getRandomValues(new Uint8Array(length))
  return `${day}-${[...random].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}
