import { subscribe } from 'valtio/vanilla'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { maySee, roles } from '@/state/roles.ts'
import { type EntryOrigin, onSessionEnd } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose } from '../form/purpose.ts'
import { DossieRun } from './engine/dossie-run.ts'

/** A dossiê that was started in this session. It goes on while the user is on other pages. */
export type OpenDossie = {
  values: FormValues
  /** Which result led to it. */
  from?: EntryOrigin | undefined
  /** What it is for, whatever is chosen for others later. */
  purpose?: string | undefined
  run: DossieRun
  /** The number of its report. It says nothing about the subject. */
  number: string
}

/** How many dossiês are kept; older ones are made again from the session's answers. */
const maxOpen = 5

/** By the key of the history's entry that shows it, the newest last. In memory only, and gone at logout. */
const openDossies = new Map<string, OpenDossie>()

/** The dossiê that an entry of the browser's history showed. */
export const findOpenDossie = (historyKey: string): OpenDossie | undefined => openDossies.get(historyKey)

type OpenDossieOptions = { values: FormValues; from?: EntryOrigin | undefined; isFresh?: boolean }

/** Starts a dossiê, which replaces the one that its entry of the history showed. */
export function openDossie(
  historyKey: string,
  loaded: LoadedDossie,
  { values, ...options }: OpenDossieOptions,
): OpenDossie {
  closeDossie(historyKey)
  const purpose = chosenPurpose(loaded.dossie)
  const run = new DossieRun({ ...loaded, ...options, values, purpose })
  const started = { values, from: options.from, purpose, run, number: createReportNumber() }
  openDossies.set(historyKey, started)
  const [oldest] = openDossies.keys()
  if (openDossies.size > maxOpen && oldest !== undefined) closeDossie(oldest)
  return started
}

/** Ends a dossiê and forgets it. */
export function closeDossie(historyKey: string): void {
  openDossies.get(historyKey)?.run.dispose()
  openDossies.delete(historyKey)
}

/** A dossiê that brings something together which the user may not see any more is forgotten. */
function closeForbiddenDossies(): void {
  for (const [key, { run }] of [...openDossies])
    if (!run.progress().parts.every(({ definition }) => maySee(definition.access))) closeDossie(key)
}

const isSynchronous = true
subscribe(roles, closeForbiddenDossies, isSynchronous)
onSessionEnd(() => {
  for (const key of [...openDossies.keys()]) closeDossie(key)
})

/** Digits and letters that are not taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const length = 6

/** The number of a report, as in `20261122-7KQ2MX`: its day and six random signs, nothing of its subject. */
function createReportNumber(now = new Date()): string {
  const padTwo = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}${padTwo(now.getMonth() + 1)}${padTwo(now.getDate())}`
  const random = crypto.getRandomValues(new Uint8Array(length))
  return `${day}-${[...random].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}
