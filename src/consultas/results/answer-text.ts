import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { findingsText } from './findings/text.ts'
import { facetsOf, summaryFacets } from './registry.ts'
import type { IsShown } from './reveal-state.ts'

/** An answer as text, to be copied. Sensitive values are in it only where the user revealed them. */
export function answerText(
  definition: ConsultaDefinition,
  answer: Json,
  isShown: IsShown = () => false,
): string {
  const { title, summary, result } = definition
  const view = { answer, isShown }
  const head = [
    title,
    ...(summary ? summaryFacets.text(summary, view) : []),
    ...findingsText(definition, answer, isShown),
  ]
  const parts = result
    .map((block) => ({ title: block.title, lines: facetsOf(block).text(block, view) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => [...(part.title === undefined ? [] : [part.title]), ...part.lines])
  return [head, ...parts].map((part) => part.join('\n')).join('\n\n')
}
