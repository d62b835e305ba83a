import { endsAlong } from '../../manifest/contract/answer-path.ts'
import { measureOf, partsOfFinding } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Path } from '../read/manifest-document.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { answersOf } from './answer-paths.ts'
import type { Check } from './check.ts'
import { inEachVariant, type VariantFault } from './variant-faults.ts'

function faultsOf(finding: Finding, at: Path, variant: ExpandedVariant): VariantFault[] {
  const blocks = variant.result.map(({ item }) => item)
  const titles = blocks.flatMap(({ title }) => (title === undefined ? [] : [title]))
  const { to } = finding
  const { measure, path } = measureOf(finding)
  const fault = (key: keyof Finding, message: string, hint: string): VariantFault[] => [
    { code: 'finding-place', at: [...at, key], part: 'value', message, hint, isLeftOut: true },
  ]
  if (to !== undefined) {
    const hint = suggestionHint(to, titles) ?? 'dê em "to" o título de um bloco deste resultado'
    return titles.includes(to) ? [] : fault('to', `Nenhum bloco do resultado tem o título "${to}"`, hint)
  }
  // A misspelt path is reported once, as a value that is not there.
  const isThere = answersOf(variant).some((answer) => endsAlong(answer, path).length > 0)
  const parts = partsOfFinding(finding, { summary: variant.summary?.item, result: blocks })
  if (!isThere || parts.length > 0) return []
  const [example] = titles
  const hint = `dê em "to" o título do bloco a que a leitura leva${example === undefined ? '' : `, como "${example}"`}`
  return fault(measure, `Nenhum bloco do resultado mostra "${path}"`, hint)
}

/** Each finding leads to a part of its result: the block that it names, or the one that shows its value. */
export const findingPlaces: Check = inEachVariant((variant) =>
  variant.findings.flatMap(({ item, path }) => faultsOf(item, path, variant)),
)
