import { layoutPaths } from '../../../manifest/blocks/index.ts'
import type { ExpandedVariant } from './expand-family.ts'

/** Returns the list that grows with each page: the one that `page` names, or the only one that the result shows row by row. */
export function findPagedList({
  page,
  result,
}: Pick<ExpandedVariant, 'page' | 'result'>): string | undefined {
  if (page?.item.list !== undefined) return page.item.list
  const lists = layoutPaths({ result: result.map(({ item }) => item) }).filter(
    ({ rows }) => rows !== undefined,
  )
  const [list, ...others] = new Set(lists.map(({ path }) => path))
  return others.length === 0 ? list : undefined
}
