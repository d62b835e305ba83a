import type { Json } from '@manifest/schema/consulta.ts'
import { jsonPieces } from '@/lib/format/json-pieces.ts'
import { hideInSteps } from '../../results/export/hide-sensitive-values.ts'
import { missingLabels } from '../../results/incomplete/missing-labels.ts'
import type { IsShown } from '../../results/reveal-state.ts'
import type { PartProgress } from '../engine/dossie-progress.ts'
import { shownInPart } from '../shown-in-part.ts'
import type { SavedDossie } from './saved-dossie.ts'

const isoTime = (at: number) => new Date(at).toISOString()

/**
 * A dossiê whole, piece by piece: what was asked, and of each part its source, its time and its answer as the source gave
 * it.
 */
export function* dossieJson({ dossie, open, progress, isShown }: SavedDossie): Generator<string> {
  const parts: PartJson[] = []
  for (const part of progress.parts) parts.push(yield* partJson(part, isShown))
  yield* jsonPieces({
    dossie: dossie.title,
    report: open.number,
    at: isoTime(progress.startedAt),
    asked: open.values,
    purpose: open.purpose,
    parts,
  })
  yield '\n'
}

type PartJson = { [key: string]: Json | undefined }

function* partJson(
  { part, definition, state, answer, reason }: PartProgress,
  isShown: IsShown,
): Generator<string, PartJson> {
  const common = { part: part.title, consulta: definition.id, state }
  const outcome = answer?.outcome
  if (!outcome) return { ...common, ...(reason === undefined ? {} : { reason }) }
  const answered = { ...common, at: isoTime(outcome.at), demonstration: outcome.isDemo }
  if (outcome.status === 'failed') return { ...answered, reason: outcome.message }
  if (outcome.status === 'not-found') return { ...answered, source: outcome.source }
  return {
    ...answered,
    source: outcome.source,
    ...(outcome.status === 'incomplete' ? { missing: missingLabels(definition, outcome.missing) } : {}),
    answer: yield* hideInSteps(definition, outcome.answer, shownInPart(isShown, part.name)),
  }
}
