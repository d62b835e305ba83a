import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Found } from '../../outcome.ts'
import type { IsShown } from '../reveal-state.ts'
import { maskedAnswer } from './masked-answer.ts'

/** The answer as its source gave it, and where it comes from. What the page hides is masked here too. */
export function answerJson(definition: ConsultaDefinition, found: Found, isShown: IsShown): string {
  const { answer, source, at, isDemo } = found
  const file = {
    consulta: definition.title,
    source,
    at: new Date(at).toISOString(),
    demonstration: isDemo,
    answer: maskedAnswer(definition, answer, isShown),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
