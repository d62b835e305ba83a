import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { answersOf, hasValue, pathsOf } from './answer-paths.ts'
import type { Check } from './check.ts'
import { type Absence, absences } from './layout-absences.ts'
import { inEachVariant } from './variant-faults.ts'

/** The values that a request names, for a fallback's names or as optional ones, are the example's. */
function namedByRequest({ request }: ExpandedVariant, example: unknown): Absence[] {
  if (!request) return []
  const { optional, fallback = [] } = request.item
  const absence = (name: string, at: (string | number)[], part: 'key' | 'value'): Absence[] =>
    hasValue(example, name)
      ? []
      : [
          {
            at: [...request.path, ...at],
            part,
            message: `O exemplo não tem "${name}"`,
            hint: suggestionHint(name, pathsOf(example)),
          },
        ]
  const optionalAt = (names: readonly string[] = [], ...at: (string | number)[]) =>
    names.flatMap((name, index) => absence(name, [...at, 'optional', index], 'value'))
  return [
    ...optionalAt(optional),
    ...fallback.flatMap(({ rename = {}, optional: ownOptional }, index) => [
      ...Object.keys(rename).flatMap((name) => absence(name, ['fallback', index, 'rename', name], 'key')),
      ...optionalAt(ownOptional, 'fallback', index),
    ]),
  ]
}

function absencesIn(variant: ExpandedVariant): Absence[] {
  const answers = answersOf(variant)
  const found = [...absences(variant, answers), ...namedByRequest(variant, answers[0])]
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
