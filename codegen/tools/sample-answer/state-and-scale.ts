import type { Json } from '../../../manifest/schema/consulta.ts'
import { stateCodes } from './closed-words.ts'
import type { Scale } from './invent/amounts.ts'
import { findKindsByWords } from './key-dictionary.ts'
import { splitWords } from './key-words.ts'

type ReadonlyJsonObject = Readonly<Record<string, Json>>

const isStateKey = (key: string) => findKindsByWords(splitWords(key)).includes('uf')

/** Finds the code of the state that an object names. */
export function findState(object: ReadonlyJsonObject): string | undefined {
  for (const [key, value] of Object.entries(object))
    if (typeof value === 'string' && stateCodes.has(value.trim().toUpperCase()) && isStateKey(key))
      return value.trim().toUpperCase()
  return undefined
}

const minWords = /^(?:min|minimo|minima|minimum)$/
const maxWords = /^(?:max|maximo|maxima|maximum)$/

/** Scales end in round numbers. The amounts of a person rarely do. */
const isRound = (value: Json | undefined): value is number =>
  typeof value === 'number' && (value % 50 === 0 || value === 1 || value === 10)

const scoreWords = /^(?:score|escore|pontos|pontuacao|points|rating|nota|indice)$/

const isScoreKey = (key: string) => splitWords(key).some((word) => scoreWords.test(word))

/**
 * Finds the scale whose ends an object names, with the keys of the ends. Only scores have a scale that is the same for
 * everybody. The ends of an income tell of a person.
 */
export function findScale(
  object: ReadonlyJsonObject,
  parentKey: string,
): (Scale & { ends: readonly string[] }) | undefined {
  if (!isScoreKey(parentKey) && !Object.keys(object).some(isScoreKey)) return undefined
  const endKey = (end: RegExp) =>
    Object.keys(object).find((key) => {
      const words = splitWords(key)
      return words.some((word) => end.test(word)) && !findKindsByWords(words).includes('currency')
    })
  const ends = [endKey(minWords), endKey(maxWords)].filter((key) => key !== undefined)
  const [min, max] = ends.map((key) => object[key])
  return isRound(min) && isRound(max) && min < max ? { min, max, ends } : undefined
}

export const isOnScale = (value: Json, scale: Scale | undefined): scale is Scale =>
  typeof value === 'number' && scale !== undefined && value >= scale.min && value <= scale.max
