import { endsAlong } from '../../manifest/contract/answer-path.ts'
import { measureOf } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Path } from '../read/manifest-document.ts'
import { type Answers, answersOf, pathsAlong } from './answer-paths.ts'
import type { Check } from './check.ts'
import { inEachVariant, type VariantFault } from './variant-faults.ts'

const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()))

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}/.test(value)

/** What is measured, whether it can be, and what to say where it cannot; `ends` are lists as they stand, `null` left out. */
type Rule = { fits: (ends: unknown[]) => boolean; problem: string; hint: string }

const everyValue = (fits: (value: unknown) => boolean) => (ends: unknown[]) =>
  ends.flat().every((value) => value === null || fits(value))

const extreme: Rule = {
  fits: everyValue((value) => isNumber(value) || isDate(value)),
  problem: 'não é número nem data no exemplo',
  hint: 'max e min comparam números, ou datas como 2024-01-31',
}

const rules: Record<ReturnType<typeof measureOf>['measure'], Rule> = {
  count: {
    fits: (ends) => ends.every(Array.isArray),
    problem: 'não é uma lista no exemplo',
    hint: 'count conta os elementos de uma lista',
  },
  sum: {
    fits: everyValue(isNumber),
    problem: 'não é um número no exemplo',
    hint: 'sum soma números; para contar os elementos de uma lista, use count',
  },
  max: extreme,
  min: extreme,
  value: {
    fits: everyValue((value) => typeof value !== 'object'),
    problem: 'não é um valor no exemplo, e sim um conjunto deles',
    hint: 'dê o caminho de um valor; para contar os elementos de uma lista, use count',
  },
}

function faultsOf(finding: Finding, at: Path, answers: Answers): VariantFault[] {
  const { measure, path } = measureOf(finding)
  const place = { at: [...at, measure], part: 'value' } as const
  const found = answers.flatMap((answer) => endsAlong(answer, path))
  if (found.length === 0) {
    const hint = suggestionHint(path, pathsAlong(answers))
    return [{ ...place, code: 'unknown-value', message: `O exemplo não tem "${path}"`, hint }]
  }
  const { fits, problem, hint } = rules[measure]
  if (fits(found.filter((end) => end !== null))) return []
  return [{ ...place, code: 'finding-measure', message: `"${path}" ${problem}`, hint }]
}

/** Findings measure what the example has, in a way in which it can be measured. */
export const findingValues: Check = inEachVariant((variant) =>
  variant.findings.flatMap(({ item, path }) => faultsOf(item, path, answersOf(variant))),
)
