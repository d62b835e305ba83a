import type { Json } from '../../manifest/schema/consulta.ts'
import { stateCodes } from './closed-words.ts'
import type { Scale } from './invent/amounts.ts'
import { kindsOfWords } from './key-dictionary.ts'
import { wordsOf } from './key-words.ts'

type JsonObject = Readonly<Record<string, Json>>

const meansState = (key: string) => kindsOfWords(wordsOf(key)).includes('uf')

/** Finds the code of the state that an object names. */
export function stateIn(object: JsonObject): string | undefined {
  for (const [key, value] of Object.entries(object))
    if (typeof value === 'string' && stateCodes.has(value.trim().toUpperCase()) && meansState(key))
      return value.trim().toUpperCase()
  return undefined
}

const least = /^(?:min|minimo|minima|minimum)$/
const most = /^(?:max|maximo|maxima|maximum)$/

/** Scales end in round numbers. The amounts of a person rarely do. */
const isRound = (value: Json | undefined): value is number =>
  typeof value === 'number' && (value % 50 === 0 || value === 1 || value === 10)

const score = /^(?:score|escore|pontos|pontuacao|points|rating|nota|indice)$/

const namesScore = (key: string) => wordsOf(key).some((word) => score.test(word))

/**
 * Finds the scale whose ends an object names, with the keys of the ends. Only scores have a scale that is the same for
 * everybody. The ends of an income tell of a person.
 */
export function scaleIn(
  object: JsonObject,
  above: string,
): (Scale & { ends: readonly string[] }) | undefined {
  if (!namesScore(above) && !Object.keys(object).some(namesScore)) return undefined
  const endKey = (end: RegExp) =>
    Object.keys(object).find((key) => {
      const words = wordsOf(key)
      return words.some((word) => end.test(word)) && !kindsOfWords(words).includes('currency')
    })
  const ends = [endKey(least), endKey(most)].filter((key) => key !== undefined)
  const [min, max] = ends.map((key) => object[key])
  return isRound(min) && isRound(max) && min < max ? { min, max, ends } : undefined
}

export const isOn = (value: Json, scale: Scale | undefined): scale is Scale =>
  typeof value === 'number' && scale !== undefined && value >= scale.min && value <= scale.max
