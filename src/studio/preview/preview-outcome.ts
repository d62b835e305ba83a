import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { createFailure, type LookupState, type Outcome } from '@/consultas/outcome.ts'
import type { PreviewState } from './preview-message.ts'

/** Returns the lookup that shows a state. `found` is the outcome of the example. */
export function buildPreviewLookup(
  state: PreviewState,
  found: Outcome,
  definition: ConsultaDefinition,
): LookupState {
  const source = 'Dados de demonstração'
  switch (state) {
    case 'empty':
      return { status: 'idle' }
    case 'pending':
      return { status: 'pending' }
    case 'not-found':
      return { status: 'not-found', source, isDemo: true, at: Date.now() }
    case 'failed':
      return { ...createFailure('unavailable'), isDemo: true }
    case 'incomplete':
      return found.status === 'found' ? leaveOut(found, definition) : found
    default:
      return found
  }
}

/** Leaves the first shown value out of an answer. */
function leaveOut(found: Extract<Outcome, { status: 'found' }>, { example }: ConsultaDefinition): Outcome {
  const answer = found.answer ?? example
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return found
  const missing = Object.keys(answer).find((key) => isTruthy(answer[key] ?? null))
  if (missing === undefined) return found
  const rest: Json = Object.fromEntries(Object.entries(answer).filter(([key]) => key !== missing))
  return { ...found, status: 'incomplete', answer: rest, missing: [missing] }
}
