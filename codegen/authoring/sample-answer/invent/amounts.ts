import { isObject, isScalar, type JsonObject } from '../../../../manifest/contract/json.ts'
import { readNumber } from '../../../../manifest/contract/read-number.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { findKindsByKey, findKindsByWords } from '../kinds.ts'
import { keyWords, splitWords } from '../words.ts'
import { createDraw, type Draw } from './characters.ts'

/** The limits of a scale, for example of a score. */
export type Scale = { min: number; max: number }

/** Ranges of numbers with two integer digits, by words of keys. Others vary within their magnitude. */
const plausibleRanges: readonly (readonly [words: RegExp, min: number, max: number])[] = [
  [/^(?:idade|age)$/, 18, 80],
  [/^(?:lat|latitude|coordinates|coordenadas)$/, 10, 32],
  [/^(?:lon|lng|longitude)$/, 38, 72],
  [/^(?:mes|month)$/, 10, 12],
  [/^(?:dia|day)$/, 10, 28],
]

/**
 * Draws a replacement for a formatted number. It keeps sign, separators, decimal places and magnitude, but no
 * digit: numbers of one magnitude give the same result. Zero stays zero.
 */
export function drawAmount(original: string, turn: number, words: readonly string[]): string {
  const [mantissa = '', exponent = ''] = original.split(/(?=e[+-]?\d+$)/i)
  const form = belowPowerOfTen(mantissa)
  const digitCount = form.match(/\d/g)?.length ?? 0
  const leading = /^\D*(?:0\D*)*/.exec(form)?.[0].replace(/\D/g, '').length ?? 0
  if (leading === digitCount) return original
  const drawn = drawDigits(digitCount - leading, findRange(form, words), createDraw(turn))
  const next = ['0'.repeat(leading), drawn].join('')
  let index = 0
  return form.replace(/\d/g, () => next.charAt(index++)) + exponent
}

/** Draws a number between 10% and 90% of a scale. */
export function drawOnScale(value: number, turn: number, { min, max }: Scale): number {
  const share = 0.1 + createDraw(turn)(800) / 1000
  return Number((min + share * (max - min)).toFixed(decimalPlaces(String(value))))
}

/**
 * Formats a JSON number with 0, 2 or 6 decimal places. JSON drops trailing zeros, so the exact count would
 * reveal the last digits.
 */
export function formatNumber(value: number): string {
  const text = String(value)
  const [mantissa = '', exponent = ''] = text.split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const places = decimalPlaces(text)
  const written = places === 0 ? whole : `${whole}.${decimals.padEnd(places, '0').slice(0, places)}`
  return exponent === '' ? written : `${written}e${exponent}`
}

function decimalPlaces(text: string): 0 | 2 | 6 {
  const count = /\.(\d+)/.exec(text)?.[1]?.length ?? 0
  if (count === 0) return 0
  return count <= 2 ? 2 : 6
}

/** A 1 before zeros in the integer part. A dot may group thousands. */
const oneBeforeZeros = /^(\D*)1(?:\.(?=\d{3}(?!\d)))?0(?=[0.,]*\D*$)/

/** Gives 100 or 1000 the magnitude of the numbers below it, so that a percentage stays one. */
const belowPowerOfTen = (mantissa: string) =>
  mantissa.replace(oneBeforeZeros, (_all, before: string) => `${before}9`)

function findRange(form: string, words: readonly string[]): readonly [number, number] | undefined {
  if (!/^\D*[1-9]\d(?!\d)/.test(form)) return undefined
  const range = plausibleRanges.find(([pattern]) => words.some((word) => pattern.test(word)))
  return range && [range[1], range[2]]
}

/** Draws digits. The first and the last are not zero. */
function drawDigits(count: number, range: readonly [number, number] | undefined, draw: Draw): string {
  const first = range ? String(range[0] + draw(range[1] - range[0] + 1)) : String(1 + draw(9))
  let drawn = first
  while (drawn.length < count) drawn += drawn.length === count - 1 ? 1 + draw(9) : draw(10)
  return drawn
}

const minWords = /^(?:min|minimo|minima|minimum)$/
const maxWords = /^(?:max|maximo|maxima|maximum)$/

/** Scales have round limits. The amounts of a person rarely are round. */
const isRound = (value: Json | undefined): value is number =>
  typeof value === 'number' && (value % 50 === 0 || value === 1 || value === 10)

const scoreWords = /^(?:score|escore|pontos|pontuacao|points|rating|nota|indice)$/

const isScoreKey = (key: string) => splitWords(key).some((word) => scoreWords.test(word))

/**
 * Returns the scale that an object defines, with the keys of its limits. Only scales of scores qualify,
 * because they are the same for everyone. The limits of an income reveal something about a person.
 */
export function findScale(
  object: Readonly<Record<string, Json>>,
  parentKey: string,
): (Scale & { ends: readonly string[] }) | undefined {
  if (!isScoreKey(parentKey) && !Object.keys(object).some(isScoreKey)) return undefined
  const endKey = (end: RegExp) =>
    Object.keys(object).find((key) => {
      const words = splitWords(key).filter((word) => !/^(?:vl|vlr|valor)$/.test(word))
      return words.some((word) => end.test(word)) && !findKindsByWords(words).includes('currency')
    })
  const ends = [endKey(minWords), endKey(maxWords)].filter((key) => key !== undefined)
  const [min, max] = ends.map((key) => object[key])
  return isRound(min) && isRound(max) && min < max ? { min, max, ends } : undefined
}

export const isOnScale = (key: string, value: Json, scale: Scale | undefined): scale is Scale =>
  !findKindsByKey(splitWords(key)).includes('percent') &&
  typeof value === 'number' &&
  scale !== undefined &&
  value >= scale.min &&
  value <= scale.max

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
