import { subscribe } from 'valtio/vanilla'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { maySee, roles } from '@/state/roles.ts'
import { type Origin, whenSessionEnds } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose } from '../form/purpose.ts'
import { DossieRun } from './engine/dossie-run.ts'
import { newReportNumber } from './report/report-number.ts'

/** A dossiê that was started in this session. It goes on while the user is on other pages. */
export type OpenDossie = {
  values: FormValues
  /** Which result led to it. */
  from?: Origin | undefined
  /** What it is for, whatever is chosen for others later. */
  purpose?: string | undefined
  run: DossieRun
  /** The number of its report. It says nothing about the subject. */
  number: string
}

/** How many dossiês are kept; older ones are made again from the session's answers. */
const maxOpen = 5

/** By the key of the history's entry that shows it, the newest last. In memory only, and gone at logout. */
const open = new Map<string, OpenDossie>()

/** The dossiê that an entry of the browser's history showed. */
export const dossieAt = (historyKey: string): OpenDossie | undefined => open.get(historyKey)

type Start = { values: FormValues; from?: Origin | undefined; isFresh?: boolean }

/** Starts a dossiê, which replaces the one that its entry of the history showed. */
export function openDossie(
  historyKey: string,
  loaded: LoadedDossie,
  { values, ...options }: Start,
): OpenDossie {
  closeDossie(historyKey)
  const purpose = chosenPurpose(loaded.dossie)
  const run = new DossieRun({ ...loaded, ...options, values, purpose })
  const started = { values, from: options.from, purpose, run, number: newReportNumber() }
  open.set(historyKey, started)
  const [oldest] = open.keys()
  if (open.size > maxOpen && oldest !== undefined) closeDossie(oldest)
  return started
}

/** Ends a dossiê and forgets it. */
export function closeDossie(historyKey: string): void {
  open.get(historyKey)?.run.dispose()
  open.delete(historyKey)
}

/** A dossiê that brings something together which the user may not see any more is forgotten. */
function closeUnseen(): void {
  for (const [key, { run }] of [...open])
    if (!run.progress().parts.every(({ definition }) => maySee(definition.access))) closeDossie(key)
}

const isSynchronous = true
subscribe(roles, closeUnseen, isSynchronous)
whenSessionEnds(() => {
  for (const key of [...open.keys()]) closeDossie(key)
})
