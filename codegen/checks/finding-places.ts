import { endsAlong } from '../../manifest/contract/answer-path.ts'
import { measureOf, placeOfFinding } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Path } from '../read/manifest-document.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { answersOf } from './answer-paths.ts'
import type { Check } from './check.ts'
import { inEachVariant, type VariantFault } from './variant-faults.ts'

function faultsOf(finding: Finding, at: Path, variant: ExpandedVariant): VariantFault[] {
  const { summary, result } = variant
  const blocks = result.map(({ item }) => item)
  if (placeOfFinding(finding, { summary: summary?.item, result: blocks }) !== undefined) return []
  const { to } = finding
  const titles = blocks.flatMap(({ title }) => (title === undefined ? [] : [title]))
  if (to !== undefined)
    return [
      {
        code: 'finding-place',
        at: [...at, 'to'],
        part: 'value',
        message: `Nenhum bloco do resultado tem o título "${to}"`,
        hint: suggestionHint(to, titles) ?? 'dê em "to" o título de um bloco deste resultado',
      },
    ]
  const { measure, path } = measureOf(finding)
  // A misspelt path is reported once, as a value that is not there.
  if (!answersOf(variant).some((answer) => endsAlong(answer, path).length > 0)) return []
  const listed = titles.length > 0 ? `, como "${titles[0]}"` : ''
  return [
    {
      code: 'finding-place',
      at: [...at, measure],
      part: 'value',
      message: `Nenhum bloco do resultado mostra "${path}"`,
      hint: `dê em "to" o título do bloco a que a leitura leva${listed}`,
    },
  ]
}

/** Each finding leads to a part of its result: the block that it names, or the one that shows its value. */
export const findingPlaces: Check = inEachVariant((variant) =>
  variant.findings.flatMap(({ item, path }) => faultsOf(item, path, variant)),
)
