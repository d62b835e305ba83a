import type { Json } from '@manifest/schema/consulta.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { setReportBuilder } from '@/state/report-data.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'
import { findSessionLane } from '../query/lane.ts'
import { isSettled, type PartProgress } from './engine/dossie-progress.ts'
import { DossieRun } from './engine/dossie-run.ts'
import { createConclusion, type OpenDossie } from './open/open-dossie.ts'
import { addOpenDossie, findOpenDossie } from './open/open-dossies.ts'

/** A dossiê as plain JSON, with all its values and answers. It must be stored only encrypted. */
export type KeptDossie = {
  version: 1
  /** The name of its definition, such as `pessoa`. */
  dossie: string
  number: string
  title: string
  values: FormValues
  purpose?: string
  conclusion: string
  /** In milliseconds since the epoch. */
  startedAt: number
  endedAt: number
  parts: KeptPart[]
}

type KeptPart = {
  name: string
  consultaId: string
  values?: FormValues
  outcome?: Outcome
  /** The reason why it was not queried, in Portuguese. */
  reason?: string
}

/** Returns an open dossiê as plain JSON; `undefined` if the session does not have it. */
export function keepDossie(number: string): KeptDossie | undefined {
  const open = findOpenDossie(number)
  if (!open) return undefined
  const { dossie, values, purpose, run, conclusion } = open
  const { parts, startedAt, endedAt } = run.getSnapshot()
  return {
    version: 1,
    dossie: dossie.dossie,
    number,
    title: dossie.title,
    values,
    ...(purpose === undefined ? {} : { purpose }),
    conclusion: conclusion.text,
    startedAt,
    endedAt: endedAt ?? Math.max(startedAt, ...parts.map(({ answer }) => answer?.outcome.at ?? 0)),
    parts: parts.map(keepPart),
  }
}

function keepPart(progress: PartProgress): KeptPart {
  const { part, definition, values, answer, reason } = progress
  return {
    name: part.name,
    consultaId: definition.id,
    ...(values === undefined ? {} : { values }),
    ...(answer ? { outcome: answer.outcome } : {}),
    ...(isSettled(progress) ? (reason === undefined ? {} : { reason }) : { reason: unfinishedText }),
  }
}

/** The other tabs of the login can open the ended dossiês of this one. A kept dossiê is plain JSON. */
setReportBuilder('dossie', (number) =>
  findOpenDossie(number)?.run.getSnapshot().status === 'running'
    ? undefined
    : (keepDossie(number) as Json | undefined),
)

const unfinishedText = 'O dossiê foi guardado antes da resposta desta parte.'

const absentText = 'O relatório guardado não tem esta parte.'

/**
 * Opens a kept dossiê without queries, under its number. Its parts show the times of their answers. Returns `undefined`
 * for other data, or for another dossiê.
 */
export function openKeptDossie(loaded: LoadedDossie, data: Json): OpenDossie | undefined {
  if (!isKeptDossie(data) || data.dossie !== loaded.dossie.dossie) return undefined
  return findOpenDossie(data.number) ?? addOpenDossie(createOpenDossie(loaded, data))
}

/** Creates an open dossiê from a kept one, with the parts that the user may see. */
function createOpenDossie(loaded: LoadedDossie, kept: KeptDossie): OpenDossie {
  const { number, values, purpose, conclusion, startedAt, endedAt } = kept
  const parts = loaded.dossie.parts.flatMap((part): PartProgress[] => {
    const definition = loaded.families[part.family]?.variants[part.variant]
    return definition ? [restorePart({ part, definition }, kept)] : []
  })
  return {
    dossie: loaded.dossie,
    values,
    purpose,
    run: new DossieRun({
      ...loaded,
      values,
      purpose,
      ended: { parts, startedAt, endedAt },
      findLane: findSessionLane,
    }),
    number,
    conclusion: createConclusion(conclusion, conclusion),
  }
}

function restorePart(
  { part, definition }: Pick<PartProgress, 'part' | 'definition'>,
  kept: KeptDossie,
): PartProgress {
  const found = kept.parts.find(({ name, consultaId }) => name === part.name && consultaId === definition.id)
  if (!found?.outcome)
    return {
      part,
      definition,
      state: 'skipped',
      reason: found ? (found.reason ?? unfinishedText) : absentText,
    }
  const { outcome, values } = found
  return { part, definition, state: outcome.status, answer: { outcome }, ...(values ? { values } : {}) }
}

/** Returns true if a value read from a file has the form of a kept dossiê. */
export function isKeptDossie(value: unknown): value is KeptDossie {
  if (typeof value !== 'object' || value === null) return false
  const { version, dossie, number, values, conclusion, startedAt, endedAt, parts } =
    value as Partial<KeptDossie>
  return (
    version === 1 &&
    [dossie, number, conclusion].every((text) => typeof text === 'string') &&
    [startedAt, endedAt].every(Number.isFinite) &&
    typeof values === 'object' &&
    values !== null &&
    Array.isArray(parts) &&
    parts.every((part) => typeof part?.name === 'string' && typeof part?.consultaId === 'string')
  )
}
