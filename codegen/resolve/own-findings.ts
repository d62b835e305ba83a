import { endsAlong } from '../../manifest/contract/answer-path.ts'
import { measureOf, partsOfFinding } from '../../manifest/contract/findings.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant } from './expand-family.ts'

/**
 * The findings of a variant: those that it names itself, and of its family's those that its answers have and its result
 * shows. A variant with an answer of its own need not repeat what the others have in common.
 */
export function ownFindings({ findings, summary, result, example, examples }: ExpandedVariant): Finding[] {
  const isShown = ({ isInHead, isInBlock }: Needs) =>
    result.some(({ item }) => isInBlock(item)) || (summary !== undefined && isInHead(summary.item))
  const isAnswered = ({ isInExample, isInAnswer }: Needs) =>
    (example !== undefined && isInExample(example)) || examples.some(({ item }) => isInAnswer(item))
  const fits = (needs: Needs) => isShown(needs) && isAnswered(needs)
  return findings
    .filter(({ item, path }) => path[0] !== 'defaults' || fits(needsOf(item)))
    .map(({ item }) => item)
}

/** What a finding needs of a variant, asked once of each part: variants have most of their parts in common. */
const needsOf = oncePer((finding: Finding) => {
  const isIn = (answer: Json | undefined) => endsAlong(answer, measureOf(finding).path).length > 0
  const isShownBy = (parts: { summary?: Summary; result: Block[] }) =>
    partsOfFinding(finding, parts).length > 0
  return {
    isInHead: oncePer((summary: Summary) => isShownBy({ summary, result: [] })),
    isInBlock: oncePer((block: Block) => isShownBy({ result: [block] })),
    isInExample: oncePer(({ item }: { item: Json }) => isIn(item)),
    isInAnswer: oncePer(({ answer }: { answer?: Json | undefined }) => isIn(answer)),
  }
})

type Needs = ReturnType<typeof needsOf>
