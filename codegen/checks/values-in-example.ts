import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { answersOf, hasValue, pathsOf } from './answer-paths.ts'
import type { Check } from './check.ts'
import { type Absence, absences } from './layout-absences.ts'
import { inEachVariant } from './variant-faults.ts'

/** The names that a fallback's answer takes are the example's. */
function renamed({ request }: ExpandedVariant, example: unknown): Absence[] {
  return (request?.item.fallback ?? []).flatMap(({ rename = {} }, index) =>
    Object.keys(rename)
      .filter((name) => !hasValue(example, name))
      .map((name) => ({
        at: [...(request?.path ?? []), 'fallback', index, 'rename', name],
        part: 'key' as const,
        message: `O exemplo não tem "${name}"`,
        hint: suggestionHint(name, pathsOf(example)),
      })),
  )
}

function absencesIn(variant: ExpandedVariant): Absence[] {
  const answers = answersOf(variant)
  const found = [...absences(variant, answers), ...renamed(variant, answers[0])]
  const [first, ...others] = found
  if (variant.example || !first) return found
  // Without an example every value is absent: that is one mistake.
  const more = others.length === 0 ? '' : `, nem mais ${others.length} do resultado`
  const message = `${first.message}${more}: falta o exemplo da resposta`
  return [{ ...first, message, hint: 'escreva um example com uma resposta da fonte' }]
}

/** Every `value` of a layout is in the example, which is the contract of the answer. */
export const valuesInExample: Check = inEachVariant((variant) =>
  absencesIn(variant).map((absence) => ({ code: 'unknown-value', ...absence })),
)
