import { collectEndValues, passesList, valueAt } from '../../../manifest/contract/answer-path.ts'
import { type Measure, readMeasure } from '../../../manifest/contract/findings.ts'
import { type DecimalSign, readDecimalSign } from '../../../manifest/contract/locale.ts'
import { readDate } from '../../../manifest/contract/read-date.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Finding } from '../../../manifest/schema/finding.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import type { Located } from '../expand/located.ts'
import { hasFindingValue, isFindingShown } from '../expand/select-findings.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import { type Answers, listAnswers, listPathsThroughLists } from './answer-paths.ts'
import type { Check } from './check.ts'
import { hasOtherShape } from './example-absences.ts'
import { findKnownLocale } from './locale.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

const isDate = (value: unknown) =>
  typeof value === 'string' && (/^\d{4}-\d{2}$/.test(value) || readDate(value) !== undefined)

/** `accepts` gets the values at the end of a path, without `null`; a list there is one value. */
type MeasureRule = { accepts: (endValues: unknown[]) => boolean; problem: string; hint: string }

const everyValue = (accepts: (value: unknown) => boolean) => (endValues: unknown[]) =>
  endValues.flat().every((value) => value === null || accepts(value))

function createRules(sign: DecimalSign): Record<Measure, MeasureRule> {
  const isNumber = (value: unknown) => readNumber(value, sign) !== undefined
  const extremeRule: MeasureRule = {
    accepts: everyValue((value) => isNumber(value) || isDate(value)),
    problem: 'não é número nem data no exemplo',
    hint: 'max e min comparam números, ou datas como 2024-01-31',
  }
  return {
    count: {
      accepts: (endValues) => endValues.every(Array.isArray),
      problem: 'não é uma lista no exemplo',
      hint: 'count conta os elementos de uma lista',
    },
    sum: {
      accepts: everyValue(isNumber),
      problem: 'não é um número no exemplo',
      hint: 'sum soma números; para contar os elementos de uma lista, use count',
    },
    max: extremeRule,
    min: extremeRule,
    value: {
      accepts: everyValue((value) => typeof value !== 'object'),
      problem: 'não é um valor no exemplo, e sim um conjunto deles',
      hint: 'dê o caminho de um valor; para contar os elementos de uma lista, use count',
    },
  }
}

/** Returns the reason why a measure does not fit the values of a path; `undefined` if it fits. */
function findMeasureError(
  rules: Record<Measure, MeasureRule>,
  measure: Measure,
  path: string,
  answers: Answers,
): Pick<MeasureRule, 'problem' | 'hint'> | undefined {
  const rule = rules[measure]
  const endValues = answers.flatMap((answer) => collectEndValues(answer, path))
  if (!rule.accepts(endValues.filter((endValue) => endValue !== null))) return rule
  if (measure === 'value')
    return answers.some((answer) => valueAt(answer, path) !== undefined)
      ? undefined
      : { problem: 'são vários valores: passa por uma lista', hint: 'use sum, max ou min' }
  return answers.some((answer) => passesList(answer, path))
    ? undefined
    : { problem: 'é um valor só no exemplo: não passa por uma lista', hint: 'use value' }
}

function findFindingIssues(
  rules: Record<Measure, MeasureRule>,
  { item: finding, path: at }: Located<Finding>,
  answers: Answers,
): VariantIssue[] {
  const { measure, path } = readMeasure(finding)
  const location = { at: [...at, measure], keyOrValue: 'value' } as const
  if (!hasFindingValue(finding, answers)) {
    const hint = suggestionHint(path, listPathsThroughLists(answers))
    const message = `O exemplo não tem "${path}"`
    return [{ ...location, code: 'unknown-value', message, hint, isIgnoredIfPartial: true }]
  }
  const error = findMeasureError(rules, measure, path, answers)
  return error
    ? [{ ...location, code: 'finding-measure', message: `"${path}" ${error.problem}`, hint: error.hint }]
    : []
}

/** Checks that the example has the values of findings, and that their measures fit those values. */
export const checkFindingValues: Check = (manifest, options) => {
  const rules = createRules(readDecimalSign(findKnownLocale(manifest)))
  return checkEachVariant((variant) => {
    if (hasOtherShape(variant)) return []
    const answers = listAnswers(variant)
    return variant.findings.flatMap((finding) => findFindingIssues(rules, finding, answers))
  })(manifest, options)
}

const listBlockTitles = ({ result }: ExpandedVariant) =>
  result.flatMap(({ item: { title } }) => (title === undefined ? [] : [title]))

function findTargetIssues(finding: Finding, at: YamlPath, variant: ExpandedVariant): VariantIssue[] {
  const { to } = finding
  const buildIssues = (key: keyof Finding, message: string, hint: Hint): VariantIssue[] => [
    { code: 'finding-place', at: [...at, key], keyOrValue: 'value', message, hint, isIgnoredIfPartial: true },
  ]
  if (to !== undefined) {
    const titles = listBlockTitles(variant)
    if (titles.includes(to)) return []
    const hint = suggestionHint(to, titles) ?? 'dê em "to" o título de um bloco deste resultado'
    return buildIssues('to', `Nenhum bloco do resultado tem o título "${to}"`, hint)
  }
  // A misspelt path is reported by `checkFindingValues` only.
  if (isFindingShown(finding, variant) || !hasFindingValue(finding, listAnswers(variant))) return []
  const { measure, path } = readMeasure(finding)
  const [example] = listBlockTitles(variant)
  const hint = `dê em "to" o título do bloco a que a leitura leva${example === undefined ? '' : `, como "${example}"`}`
  return buildIssues(measure, `Nenhum bloco do resultado mostra "${path}"`, hint)
}

/** Checks that each finding has a target in its result: the block that `to` names, or one that shows its value. */
export const checkFindingTargets: Check = checkEachVariant((variant) =>
  hasOtherShape(variant)
    ? []
    : variant.findings.flatMap(({ item, path }) => findTargetIssues(item, path, variant)),
)
