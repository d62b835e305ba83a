import { endsAlong } from '../../manifest/contract/answer-path.ts'
import { measureOf } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { isShown } from '../resolve/shown-finding.ts'
import { type Answers, answersOf } from './answer-paths.ts'
import type { Check } from './check.ts'
import { inEachVariant, type VariantFault } from './variant-faults.ts'

const titlesIn = ({ result }: ExpandedVariant) =>
  result.flatMap(({ item: { title } }) => (title === undefined ? [] : [title]))

/** Whether some of these answers have what a finding reads, asked once of each set of answers: variants share theirs. */
const isThere = oncePer((finding: Finding) =>
  oncePer((answers: Answers) =>
    answers.some((answer) => endsAlong(answer, measureOf(finding).path).length > 0),
  ),
)

function faultsOf(finding: Finding, at: Path, variant: ExpandedVariant): VariantFault[] {
  const { to } = finding
  const fault = (key: keyof Finding, message: string, hint: string): VariantFault[] => [
    { code: 'finding-place', at: [...at, key], part: 'value', message, hint, isLeftOut: true },
  ]
  if (to !== undefined) {
    const titles = titlesIn(variant)
    if (titles.includes(to)) return []
    const hint = suggestionHint(to, titles) ?? 'dê em "to" o título de um bloco deste resultado'
    return fault('to', `Nenhum bloco do resultado tem o título "${to}"`, hint)
  }
  // A misspelt path is reported once, as a value that is not there.
  if (isShown(finding, variant) || !isThere(finding)(answersOf(variant))) return []
  const { measure, path } = measureOf(finding)
  const [example] = titlesIn(variant)
  const hint = `dê em "to" o título do bloco a que a leitura leva${example === undefined ? '' : `, como "${example}"`}`
  return fault(measure, `Nenhum bloco do resultado mostra "${path}"`, hint)
}

/** Each finding leads to a part of its result: the block that it names, or the one that shows its value. */
export const findingPlaces: Check = inEachVariant((variant) =>
  variant.findings.flatMap(({ item, path }) => faultsOf(item, path, variant)),
)
