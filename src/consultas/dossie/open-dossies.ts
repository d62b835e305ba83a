import { subscribe } from 'valtio/vanilla'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { maySee, roles } from '@/state/roles.ts'
import { type EntryOrigin, onSessionEnd } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose } from '../form/purpose.ts'
import { DossieRun } from './engine/dossie-run.ts'

/** A dossiê that was started in this session. It continues while the user is on other pages. */
export type OpenDossie = {
  values: FormValues
  /** The result whose lead started it. */
  origin?: EntryOrigin | undefined
  /** The purpose at the start. Later choices do not change it. */
  purpose?: string | undefined
  run: DossieRun
  /** The number of its report, without data of the subject. */
  number: string
}

/** The most open dossiês. Older ones run again from the session's cached answers. */
const maxOpen = 5

/**
 * Dossiês by the key of their history entry, the newest last. They are only in memory, and logout removes
 * them.
 */
const openDossies = new Map<string, OpenDossie>()

/** Returns the dossiê that a history entry showed. */
export const findOpenDossie = (historyKey: string): OpenDossie | undefined => openDossies.get(historyKey)

type OpenDossieOptions = { values: FormValues; origin?: EntryOrigin | undefined; isFresh?: boolean }

/** Starts a dossiê. It replaces the earlier dossiê of its history entry. */
export function openDossie(
  historyKey: string,
  loaded: LoadedDossie,
  { values, ...options }: OpenDossieOptions,
): OpenDossie {
  closeDossie(historyKey)
  const purpose = chosenPurpose(loaded.dossie)
  const run = new DossieRun({ ...loaded, ...options, values, purpose })
  const started = { values, origin: options.origin, purpose, run, number: createReportNumber() }
  openDossies.set(historyKey, started)
  const [oldest] = openDossies.keys()
  if (openDossies.size > maxOpen && oldest !== undefined) closeDossie(oldest)
  return started
}

/** Ends and removes a dossiê. */
export function closeDossie(historyKey: string): void {
  openDossies.get(historyKey)?.run.dispose()
  openDossies.delete(historyKey)
}

/** Removes dossiês with parts that the user may not see any more. */
function closeForbiddenDossies(): void {
  for (const [key, { run }] of [...openDossies])
    if (!run.getSnapshot().parts.every(({ definition }) => maySee(definition.access))) closeDossie(key)
}

const isSynchronous = true
subscribe(roles, closeForbiddenDossies, isSynchronous)
onSessionEnd(() => {
  for (const key of [...openDossies.keys()]) closeDossie(key)
})

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
