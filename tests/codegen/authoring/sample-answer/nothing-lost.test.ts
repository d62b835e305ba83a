import { expect, it } from 'vitest'
import { proposePage } from '../../../../codegen/authoring/add/page-proposal.ts'
import { layoutPaths } from '../../../../manifest/blocks/index.ts'
import { joinAnswerPath, splitAnswerPath } from '../../../../manifest/contract/answer-path.ts'
import { pathInRows, removeIndexes } from '../../../../manifest/contract/findings.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { readSupplier, suppliers } from './support/suppliers.ts'

/** Lists the paths of an answer's values, without indexes. An empty list is a value. */
function listLeaves(value: Json, keys: string[] = []): string[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap((element) => listLeaves(element, keys))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [joinAnswerPath(keys)]
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...keys, key]))
}

/** Lists of which only some elements are kept still need a block. */
const isShortened = ({ why }: { why: string }) => /^de \d+ elementos/.test(why)

function listToldPaths(text: string): string[] {
  const { summary, result, findings, leftOut } = proposePage(text)
  const shown = layoutPaths({ ...(summary && { summary }), result }).flatMap(({ path, rows }) =>
    rows ? rows.filter(({ at }) => at[0] !== 'each').map((row) => pathInRows(path, row.path)) : [path],
  )
  const told = leftOut.filter((part) => !isShortened(part)).map(({ path }) => path)
  const found = findings.flatMap(({ value }) => value ?? [])
  return [...shown, ...found, ...told].map(removeIndexes)
}

const isWithin = (path: string, outer: string) => {
  const [keys, start] = [splitAnswerPath(path), splitAnswerPath(outer)]
  return start.every((key, index) => keys[index] === key)
}

it.each(suppliers)('each value of %s is shown, or its omission is told', (name) => {
  const text = readSupplier(name)
  const told = listToldPaths(text)
  // A list that is empty in one row has its values in another.
  const isTold = (path: string) => told.some((one) => isWithin(path, one) || isWithin(one, path))
  const lost = listLeaves(JSON.parse(text)).filter((path) => !isTold(path))
  expect([...new Set(lost)]).toEqual([])
})
