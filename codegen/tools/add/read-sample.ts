import { pathInRow } from '../../../manifest/contract/answer-path.ts'
import { blockPaths } from '../../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../../manifest/contract/block-paths/summary.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import {
  type Block,
  block as blockSchema,
  type Summary,
  summary as summarySchema,
} from '../../../manifest/schema/result.ts'
import { hasValue } from '../../check/answer-paths.ts'
import { type InventedExample, inventExample } from '../sample-answer/invent-example.ts'
import { proposeLayout } from '../sample-answer/propose-layout.ts'

/** What a sample answer proposes: a layout, an example without a personal value of it, and what became of those. */
export type SampleReading = InventedExample & { summary: Summary | undefined; result: Block[] }

/** Reads a sample answer. The layout is made from the invented example, so that nothing else of the answer is kept. */
export function readSample(answer: Json): SampleReading {
  const { example, replaced, leftOut } = inventExample(answer)
  const proposal = proposeLayout(example)
  return {
    example,
    replaced,
    leftOut: [...leftOut, ...proposal.leftOut],
    summary: proposal.summary && summarySchema.parse(proposal.summary),
    result: proposal.result.map((block) => blockSchema.parse(block)),
  }
}

/** Whether a head that was made for another answer fits this one. */
export const fitsSummary = (summary: Summary, example: Json) =>
  summaryPaths(summary).every(({ path }) => hasValue(example, path))

/** The first value that a result shows, as its head: for an answer that says nothing better about itself. */
export function findFirstValue(result: readonly Block[]): Summary | undefined {
  const [first] = result.flatMap(blockPaths)
  if (!first) return undefined
  const [row] = first.rows ?? []
  return row
    ? { value: pathInRow(first.path, 0, row.path), sensitive: row.isSensitive }
    : { value: first.path, sensitive: first.isSensitive }
}
