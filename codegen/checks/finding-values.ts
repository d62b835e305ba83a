import { endsAlong, passesList, valueAt } from '../../manifest/contract/answer-path.ts'
import { type Measure, measureOf } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import { oncePer } from '../read/once-per.ts'
import type { Placed } from '../resolve/expand-family.ts'
import { type Answers, answersOf, pathsAlong } from './answer-paths.ts'
import type { Check } from './check.ts'
import { inEachVariant, type VariantFault } from './variant-faults.ts'

const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()))

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}/.test(value)

/** How a measure takes the values that it finds, `null` left out; a list at the end of a path is one of them. */
type Rule = { takes: (ends: unknown[]) => boolean; problem: string; hint: string }

const everyValue = (takes: (value: unknown) => boolean) => (ends: unknown[]) =>
  ends.flat().every((value) => value === null || takes(value))

const extreme: Rule = {
  takes: everyValue((value) => isNumber(value) || isDate(value)),
  problem: 'não é número nem data no exemplo',
  hint: 'max e min comparam números, ou datas como 2024-01-31',
}

const rules: Record<Measure, Rule> = {
  count: {
    takes: (ends) => ends.every(Array.isArray),
    problem: 'não é uma lista no exemplo',
    hint: 'count conta os elementos de uma lista',
  },
  sum: {
    takes: everyValue(isNumber),
    problem: 'não é um número no exemplo',
    hint: 'sum soma números; para contar os elementos de uma lista, use count',
  },
  max: extreme,
  min: extreme,
  value: {
    takes: everyValue((value) => typeof value !== 'object'),
    problem: 'não é um valor no exemplo, e sim um conjunto deles',
    hint: 'dê o caminho de um valor; para contar os elementos de uma lista, use count',
  },
}

/** Why a measure cannot be taken of what the path leads to, which is something; `undefined` where it can. */
function obstacle(
  measure: Measure,
  path: string,
  answers: Answers,
): Pick<Rule, 'problem' | 'hint'> | undefined {
  const rule = rules[measure]
  const ends = answers.flatMap((answer) => endsAlong(answer, path))
  if (!rule.takes(ends.filter((end) => end !== null))) return rule
  if (measure === 'value')
    return answers.some((answer) => valueAt(answer, path) !== undefined)
      ? undefined
      : { problem: 'são vários valores: passa por uma lista', hint: 'use sum, max ou min' }
  return answers.some((answer) => passesList(answer, path))
    ? undefined
    : { problem: 'é um valor só no exemplo: não passa por uma lista', hint: 'use value' }
}

function faultsOf({ item: finding, path: at }: Placed<Finding>, answers: Answers): VariantFault[] {
  const { measure, path } = measureOf(finding)
  const place = { at: [...at, measure], part: 'value' } as const
  if (!answers.some((answer) => endsAlong(answer, path).length > 0)) {
    const hint = suggestionHint(path, pathsAlong(answers))
    const message = `O exemplo não tem "${path}"`
    return [{ ...place, code: 'unknown-value', message, hint, isLeftOut: true }]
  }
  const why = obstacle(measure, path, answers)
  return why
    ? [{ ...place, code: 'finding-measure', message: `"${path}" ${why.problem}`, hint: why.hint }]
    : []
}

/** Once of each finding and answers: variants have most of theirs in common. */
const faultsIn = oncePer((finding: Placed<Finding>) =>
  oncePer((answers: Answers) => faultsOf(finding, answers)),
)

/** Findings measure what the example has, in a way in which it can be measured. */
export const findingValues: Check = inEachVariant((variant) =>
  variant.findings.flatMap((finding) => faultsIn(finding)(answersOf(variant))),
)
