import { collectEndValues } from '../../manifest/contract/answer-path.ts'
import { readMeasure } from '../../manifest/contract/findings.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant } from './expand-family.ts'
import { isFindingShown } from './shown-finding.ts'

/**
 * The findings of a variant: those that it names itself, and of its family's those that its answers have and its result
 * shows. A variant with an answer of its own need not repeat what the others have in common.
 */
export function selectFindings(variant: ExpandedVariant): Finding[] {
  const { findings, example, examples } = variant
  const isAnswered = (finding: Finding) => {
    const { isInExample, isInAnswer } = createAnswerTests(finding)
    return (example !== undefined && isInExample(example)) || examples.some(({ item }) => isInAnswer(item))
  }
  return findings
    .filter(({ item, path }) => path[0] !== 'defaults' || (isFindingShown(item, variant) && isAnswered(item)))
    .map(({ item }) => item)
}

/** Which answers have what a finding reads, asked once of each: variants have most of theirs in common. */
const createAnswerTests = oncePer((finding: Finding) => {
  const hasMeasuredValue = (answer: Json | undefined) =>
    collectEndValues(answer, readMeasure(finding).path).length > 0
  return {
    isInExample: oncePer(({ item }: { item: Json }) => hasMeasuredValue(item)),
    isInAnswer: oncePer(({ answer }: { answer?: Json | undefined }) => hasMeasuredValue(answer)),
  }
})
