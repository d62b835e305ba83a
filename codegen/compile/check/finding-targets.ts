import { readMeasure } from '../../../manifest/contract/findings.ts'
import type { Finding } from '../../../manifest/schema/finding.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import { hasFindingValue, isFindingShown } from '../expand/select-findings.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import { listAnswers } from './answer-paths.ts'
import type { Check } from './check.ts'
import { hasOtherShape } from './example-absences.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

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
