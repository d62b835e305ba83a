import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Found } from '../../outcome.ts'
import type { IsShown } from '../reveal-state.ts'
import { sensitivePaths } from '../sensitive-paths.ts'
import { maskedAnswer } from './masked-answer.ts'

/** The answer as its source gave it, and where it comes from. What the page hides is masked here too. */
export function answerJson(definition: ConsultaDefinition, found: Found, isShown: IsShown): string {
  const { answer, source, at, isDemo } = found
  const hidden = new Set(sensitivePaths(definition, answer).filter((path) => !isShown(path)))
  const file = {
    consulta: definition.title,
    source,
    at: new Date(at).toISOString(),
    demonstration: isDemo,
    answer: maskedAnswer(answer, hidden),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
