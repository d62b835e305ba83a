import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { jsonPieces } from '@/lib/format/json-pieces.ts'
import type { Answered } from '../../outcome.ts'
import { missingLabels } from '../incomplete/missing-labels.ts'
import type { IsShown } from '../reveal-state.ts'
import { hideInSteps } from './hide-sensitive-values.ts'

/**
 * The answer as its source gave it, and where it comes from, piece by piece. What the page hides is masked here too.
 */
export function* answerJson(
  definition: ConsultaDefinition,
  found: Answered,
  isShown: IsShown,
): Generator<string> {
  const { source, at, isDemo } = found
  const answer = yield* hideInSteps(definition, found.answer, isShown)
  yield* jsonPieces({
    consulta: definition.title,
    source,
    at: new Date(at).toISOString(),
    demonstration: isDemo,
    ...(found.status === 'incomplete'
      ? { state: found.status, missing: missingLabels(definition, found.missing) }
      : {}),
    answer,
  })
  yield '\n'
}
