import { readNumber } from '../../../../manifest/contract/read-number.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { isObject, isScalar, type JsonObject } from '../json.ts'
import { findKindsByKey } from '../kinds.ts'
import { keyWords, splitWords } from '../words.ts'

const countWords = ['quantidade', 'total', 'count']

/**
 * Keeps counts and totals true: a number that counts the rows of the list beside it, or sums up their amounts, does the
 * same with the invented rows. Changes `invented`. The list may be beside an object with the figures, such as `resumo`.
 */
export function settleFigures(original: JsonObject, invented: JsonObject) {
  const lists = Object.entries(original).filter(
    (entry): entry is [string, JsonObject[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isObject),
  )
  const [[key, rows] = ['', []], ...others] = lists
  const inventedRows = invented[key]
  if (others.length > 0 || !Array.isArray(inventedRows) || !inventedRows.every(isObject)) return
  settleValues(original, invented, { rows, inventedRows })
  for (const [name, figures] of Object.entries(original)) {
    const inner = invented[name]
    if (isObject(figures) && isObject(inner) && Object.values(figures).every(isScalar))
      settleValues(figures, inner, { rows, inventedRows })
  }
}

type Rows = { rows: JsonObject[]; inventedRows: JsonObject[] }

function settleValues(original: JsonObject, invented: JsonObject, { rows, inventedRows }: Rows) {
  for (const [key, value] of Object.entries(original)) {
    const number = typeof value === 'boolean' ? undefined : readNumber(value)
    if (number === undefined || !Object.hasOwn(invented, key)) continue
    const isCount = countWords.some((word) => keyWords(key).has(word)) && number === rows.length
    const summed = isMoney(key) && !isCount ? findSummedKey(number, rows) : undefined
    if (isCount) invented[key] = value
    else if (summed !== undefined) invented[key] = writeLike(value ?? null, sumUp(inventedRows, summed))
  }
}

/** An age that equals the area code of the only phone by chance must not show in the example. */
const isMoney = (key: string) => findKindsByKey(splitWords(key)).includes('currency')

/** Returns the key of amounts that add up to a number. */
const findSummedKey = (number: number, rows: JsonObject[]) =>
  Object.keys(rows[0] ?? {}).find(
    (key) => isMoney(key) && number > 0 && Math.abs(sumUp(rows, key) - number) < 0.005,
  )

const sumUp = (rows: JsonObject[], key: string) =>
  rows.reduce((sum, row) => sum + (readNumber(row[key]) ?? 0), 0)

const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function writeLike(value: Json, sum: number): Json {
  const rounded = Math.round(sum * 100) / 100
  if (typeof value !== 'string') return rounded
  return value.includes(',')
    ? `${value.startsWith('R$') ? 'R$ ' : ''}${brazilian.format(rounded)}`
    : rounded.toFixed(2)
}
