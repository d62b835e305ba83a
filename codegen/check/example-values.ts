import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { hasValue, listAnswers, listValuePaths } from './answer-paths.ts'
import type { Check } from './check.ts'
import { type Absence, findAbsences } from './layout-absences.ts'
import { checkEachVariant } from './variant-issues.ts'

/** The values that a request names, for a fallback's names or as optional ones, are the example's. */
function findRequestAbsences({ request }: ExpandedVariant, example: unknown): Absence[] {
  if (!request) return []
  const { optional, fallback = [] } = request.item
  const findNameAbsence = (name: string, at: (string | number)[], part: 'key' | 'value'): Absence[] =>
    hasValue(example, name)
      ? []
      : [
          {
            at: [...request.path, ...at],
            part,
            message: `O exemplo não tem "${name}"`,
            hint: suggestionHint(name, listValuePaths(example)),
          },
        ]
  const findOptionalAbsences = (names: readonly string[] = [], ...at: (string | number)[]) =>
    names.flatMap((name, index) => findNameAbsence(name, [...at, 'optional', index], 'value'))
  return [
    ...findOptionalAbsences(optional),
    ...fallback.flatMap(({ rename = {}, optional: ownOptional }, index) => [
      ...Object.keys(rename).flatMap((name) =>
        findNameAbsence(name, ['fallback', index, 'rename', name], 'key'),
      ),
      ...findOptionalAbsences(ownOptional, 'fallback', index),
    ]),
  ]
}

function findVariantAbsences(variant: ExpandedVariant): Absence[] {
  const answers = listAnswers(variant)
  const found = [...findAbsences(variant, answers), ...findRequestAbsences(variant, answers[0])]
  const [first, ...others] = found
  if (variant.example || !first) return found
  // Without an example every value is absent: that is one mistake.
  const more = others.length === 0 ? '' : `, nem mais ${others.length} do resultado`
  const message = `${first.message}${more}: falta o exemplo da resposta`
  return [{ ...first, message, hint: 'escreva um example com uma resposta da fonte' }]
}

/** Every `value` of a layout is in the example, which is the contract of the answer. */
export const checkExampleValues: Check = checkEachVariant((variant) =>
  findVariantAbsences(variant).map((absence) => ({ code: 'unknown-value', ...absence })),
)
