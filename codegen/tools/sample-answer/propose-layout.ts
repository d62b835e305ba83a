import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { unwrapEnvelope } from './envelope.ts'
import { isObject, isScalar } from './json.ts'
import {
  addBlock,
  type BlockInput,
  type LayoutBuilder,
  type LeftOut,
  ranks,
  sortBlocks,
} from './layout-builder.ts'
import { addList } from './list-blocks.ts'
import { addObject } from './object-blocks.ts'
import { buildSummary, type SummaryInput } from './summary.ts'

/** The layout of an answer, in the words of the grammar; `why` says in Portuguese why a value has no place in it. */
export type LayoutProposal = { summary?: SummaryInput; result: BlockInput[]; leftOut: LeftOut[] }

/** Proposes how an answer is shown: what its parts are is told from its keys and values alone. */
export function proposeLayout(answer: Json): LayoutProposal {
  const { value, keys, leftOut } = unwrapEnvelope(answer)
  const summary = isObject(value) ? buildSummary(value, keys) : undefined
  const builder: LayoutBuilder = {
    blocks: [],
    leftOut: [...leftOut],
    summaryPaths: listSummaryPaths(summary),
  }
  if (isObject(value))
    addObject(builder, value, { keys, title: undefined, parentTitle: undefined, subjectType: 'nobody' })
  else if (isScalar(value)) addSingleValue(builder, keys)
  else addList(builder, value, { keys, title: undefined, parentTitle: undefined, subjectType: 'nobody' })
  return { ...(summary && { summary }), result: sortBlocks(builder), leftOut: builder.leftOut }
}

const listSummaryPaths = (summary: SummaryInput | undefined): ReadonlySet<string> =>
  new Set(
    [summary?.value, summary?.detail?.value, summary?.status?.value].filter((path) => path !== undefined),
  )

/** An answer that is one value. */
function addSingleValue(builder: LayoutBuilder, keys: readonly string[]) {
  addBlock(builder, ranks.main, {
    block: 'fields',
    title: 'Dados',
    items: [{ label: 'Resposta', value: joinAnswerPath(keys) }],
  })
}
