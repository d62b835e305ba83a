import { isObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { BlockInput } from './layout-builder.ts'
import { detectKind } from './value-kind.ts'
import { isCentsKey } from './words.ts'

/**
 * Divides all money of an answer that names its cents in some keys, and writes whole numbers in the others that are not round:
 * `multaCentavos: 19523` beside `valorTaxa: 3885`.
 */
export function scaleCents(blocks: readonly BlockInput[], answer: Json) {
  const amounts = listAmounts(answer, [])
  const named = amounts.filter(({ isCents }) => isCents)
  const others = amounts.filter(({ isCents }) => !isCents)
  const isRound = others.every(({ value }) => Number(value) % 100 === 0)
  if (named.length < minNamed || isRound || !others.every(({ value }) => Number.isInteger(value))) return
  for (const block of blocks) {
    const items = block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : []
    for (const item of items) if (item.format === 'currency' && item.scale === undefined) item.scale = 100
  }
}

/** One amount in cents may be the price of the query. */
const minNamed = 3

type Amount = { value: Json; isCents: boolean }

/** Lists the amounts of money that the answer writes as numbers or texts. */
function listAmounts(value: Json, keys: readonly string[]): Amount[] {
  if (Array.isArray(value)) return value.flatMap((element) => listAmounts(element, keys))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) => listAmounts(inner, [...keys, key]))
  if (value === null) return []
  const isCents = isCentsKey(keys.at(-1) ?? '')
  return isCents || detectKind(keys, value) === 'currency' ? [{ value, isCents }] : []
}
