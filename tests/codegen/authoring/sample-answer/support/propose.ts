import { type PageProposal, proposePage } from '../../../../../codegen/authoring/add/page-proposal.ts'
import type { Json } from '../../../../../manifest/schema/consulta.ts'

export const propose = (answer: Json): PageProposal => proposePage(JSON.stringify(answer))

/** Returns the items of blocks and the columns of tables by their paths. */
export const listShown = (answer: Json) =>
  Object.fromEntries(
    propose(answer).result.flatMap((block) => {
      const items = block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : []
      return items.map((item) => [item.value, item])
    }),
  )

export const leftOut = (answer: Json) => propose(answer).leftOut.map(({ path }) => path)

/** Returns the labels of a table's columns, without those behind the arrow. */
export const listVisibleColumns = (answer: Json, title: string) => {
  const block = propose(answer).result.find((one) => one.title === title)
  return block?.block === 'table'
    ? block.columns.filter(({ priority }) => priority !== 'low').map(({ label }) => label)
    : []
}
