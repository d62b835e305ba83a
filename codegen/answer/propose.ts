import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { type Block, type Draft, type LeftOut, orderedBlocks, place, ranks } from './draft.ts'
import { contentOf } from './envelope.ts'
import { isObject, isScalar } from './json.ts'
import { addList } from './list-blocks.ts'
import { addObject } from './object-blocks.ts'
import { type Summary, summaryOf } from './summary.ts'

/** The layout of an answer, in the words of the grammar; `why` says in Portuguese why a value has no place in it. */
export type Proposal = { summary?: Summary; result: Block[]; leftOut: LeftOut[] }

/** Proposes how an answer is shown: what its parts are is told from its keys and values alone. */
export function propose(answer: Json): Proposal {
  const { value, keys, leftOut } = contentOf(answer)
  const summary = isObject(value) ? summaryOf(value, keys) : undefined
  const draft: Draft = { parts: [], leftOut: [...leftOut], shown: pathsIn(summary) }
  if (isObject(value)) addObject(draft, value, { keys, title: undefined, above: undefined, who: 'nobody' })
  else if (isScalar(value)) addSingle(draft, keys)
  else addList(draft, value, { keys, title: undefined, above: undefined, who: 'nobody' })
  return { ...(summary && { summary }), result: orderedBlocks(draft), leftOut: draft.leftOut }
}

const pathsIn = (summary: Summary | undefined): ReadonlySet<string> =>
  new Set(
    [summary?.value, summary?.detail?.value, summary?.status?.value].filter((path) => path !== undefined),
  )

/** An answer that is one value. */
function addSingle(draft: Draft, keys: readonly string[]) {
  place(draft, ranks.main, {
    block: 'fields',
    title: 'Dados',
    items: [{ label: 'Resposta', value: pathOf(keys) }],
  })
}
