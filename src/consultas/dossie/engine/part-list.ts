import { valueAt } from '@manifest/contract/answer-path.ts'
import type {
  ConsultaDefinition,
  ConsultaFamily,
  DossieDefinition,
  DossiePart,
} from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { EntryOrigin } from '@/state/session.ts'
import { type FormValues, normaliseValues, validateForm } from '../../form/form-values.ts'
import { isAnswered } from '../../outcome.ts'
import type { Environment } from '../../query/environment.ts'
import type { FindLane } from '../../query/lane.ts'
import type { Querier } from '../../query/querier.ts'
import { isSettled, type PartProgress } from './dossie-progress.ts'

/** The parts of a run, in the order of the dossiê, and how they depend on one another. */
export class PartList {
  #parts: readonly PartProgress[]

  constructor({ dossie, families, ended }: Pick<DossieRunOptions, 'dossie' | 'families' | 'ended'>) {
    this.#parts =
      ended?.parts ??
      dossie.parts.map((part) => {
        const definition = families[part.family]?.variants[part.variant]
        if (!definition) throw new Error(`No consulta ${part.family}/${part.variant}`)
        return { part, definition, state: 'waiting' }
      })
  }

  /** The same list until a part changes. */
  get all(): readonly PartProgress[] {
    return this.#parts
  }

  get areAllSettled(): boolean {
    return this.#parts.every(isSettled)
  }

  find(name: string): PartProgress | undefined {
    return this.#parts.find(({ part }) => part.name === name)
  }

  /** Returns a part of the dossiê. Throws if it has none of this name. */
  get(name: string): PartProgress {
    const progress = this.find(name)
    if (!progress) throw new Error(`No part ${name}`)
    return progress
  }

  update(name: string, change: Omit<PartProgress, 'part' | 'definition'>): void {
    this.#parts = this.#parts.map((progress) =>
      progress.part.name === name
        ? { part: progress.part, definition: progress.definition, ...change }
        : progress,
    )
  }

  /** Returns the first waiting part whose needed parts are settled, without those that `isStarted`. */
  findReady(isStarted: (name: string) => boolean): PartProgress | undefined {
    return this.#parts.find(
      ({ part, state }) =>
        state === 'waiting' &&
        !isStarted(part.name) &&
        part.after.every((name) => {
          const needed = this.find(name)
          return !needed || isSettled(needed)
        }),
    )
  }

  /** Sets skipped parts that depend on this part, directly or not, to `waiting`. */
  resetSkipped(name: string): void {
    for (const { part, state } of this.#parts) {
      if (state !== 'skipped' || !part.after.includes(name)) continue
      this.update(part.name, { state: 'waiting' })
      this.resetSkipped(part.name)
    }
  }

  /** Returns the earlier part's result that a part's input comes from. */
  findOrigin(name: string): EntryOrigin | undefined {
    const earlier = this.find(name)?.part.after.map((other) => this.find(other)) ?? []
    const needed = earlier.find((progress) => progress?.answer?.entry)
    const entry = needed?.answer?.entry
    return needed && entry ? { id: entry.id, label: needed.part.title } : undefined
  }
}

/** The values of a part's query, or why it cannot be queried, in Portuguese. */
type PartInput = { values: FormValues } | { reason: string }

const partReferencePattern = /^parts\.([\w-]+)\.(.+)$/

/** Why a part that another one needs has no answer. */
const unansweredTexts: Partial<Record<PartProgress['state'], string>> = {
  failed: 'falhou',
  'not-found': 'não encontrou nada',
  skipped: 'não foi consultada',
}

/**
 * Fills in a part's templates with the dossiê's values and with values of earlier answers. The needed parts
 * must be settled.
 */
export function fillPartValues(
  { with: templates, after }: DossiePart,
  definition: ConsultaDefinition,
  dossieValues: FormValues,
  parts: readonly PartProgress[],
): PartInput {
  const findPart = (name: string) => parts.find(({ part }) => part.name === name)
  for (const name of after) {
    const needed = findPart(name)
    if (!needed) return { reason: 'Depende de uma consulta a que a sua conta não tem acesso.' }
    const unansweredText = unansweredTexts[needed.state]
    if (unansweredText) return { reason: `Depende de “${needed.part.title}”, que ${unansweredText}.` }
  }
  const readReference = (reference: string): string => {
    const [, name, path] = partReferencePattern.exec(reference) ?? []
    if (name === undefined || path === undefined) return dossieValues[reference] ?? ''
    return readAnswerText(findPart(name), path)
  }
  const raw = Object.entries(templates).map(
    ([field, template]) =>
      [field, template.replace(/\{([^{}]+)\}/g, (_, reference: string) => readReference(reference))] as const,
  )
  const values = normaliseValues(definition.fields, Object.fromEntries(raw))
  const invalidNames = Object.keys(validateForm(definition, values))
  if (invalidNames.length === 0) return { values }
  return { reason: explainMissingInput(invalidNames, definition, templates, findPart) }
}

function readAnswerText(progress: PartProgress | undefined, path: string): string {
  const outcome = progress?.answer?.outcome
  const value = isAnswered(outcome) ? valueAt(outcome.answer, path) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function explainMissingInput(
  invalidNames: readonly string[],
  { fields }: ConsultaDefinition,
  templates: Record<string, string>,
  findPart: (name: string) => PartProgress | undefined,
): string {
  const labels = fields.filter(({ name }) => invalidNames.includes(name)).map(({ label }) => label)
  const labelsText = labels.join(', ')
  const [, name = ''] = /\{parts\.([\w-]+)/.exec(templates[invalidNames[0] ?? ''] ?? '') ?? []
  const source = findPart(name)
  return source
    ? `“${source.part.title}” não trouxe um valor para ${labelsText}.`
    : `Falta um valor para ${labelsText}.`
}

/** A dossiê that ended earlier: it is shown as it was, without queries. */
type EndedRun = { parts: readonly PartProgress[]; startedAt: number; endedAt: number }

export type DossieRunOptions = {
  dossie: Pick<DossieDefinition, 'parts'>
  families: Readonly<Record<string, Pick<ConsultaFamily<Path>, 'variants'>>>
  /** The normalized values of the dossiê's form. */
  values: FormValues
  purpose?: string | undefined
  /** Queries the sources even if the session has answers. */
  isFresh?: boolean
  /** The result whose lead started the dossiê. */
  origin?: EntryOrigin | undefined
  /** An earlier run to continue. It queries only what the user asks for again. */
  ended?: EndedRun | undefined
  environment?: Environment
  /** The limits of the consultas, which dossiês that run at the same time share. */
  findLane?: FindLane
  /** Answers the parts; the default is the session's. */
  querier?: Querier
}
