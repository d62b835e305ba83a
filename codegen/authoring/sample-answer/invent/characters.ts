import { removeAccents } from '../../../../manifest/contract/fold-text.ts'

/** Draws an integer from 0 to `count` - 1. */
export type Draw = (count: number) => number

/**
 * Returns a random generator (Mulberry32) that repeats its numbers for the same turn. The turn counts the
 * values of a kind that were invented before. So nothing drawn depends on a value of the answer.
 */
export function createDraw(turn: number): Draw {
  let state = turn
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}

/** Longer codes are cut. */
const maxCodeLength = 80

/** The minimum length of hashes and UUIDs. In a shorter code, `a` to `f` would narrow down the original. */
const minHexadecimalLength = 16

const digits = '0123456789'
const hexadecimal = 'abcdef'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Draws digits for digits and letters for letters. A hexadecimal code stays hexadecimal. */
export function drawCharacters(original: string, turn: number): string {
  const part = original.slice(0, maxCodeLength)
  const isHexadecimal = part.length >= minHexadecimalLength && /^[0-9a-f\W_]+$/i.test(part)
  const isNumber = /^\d+$/.test(part)
  const small = isHexadecimal ? hexadecimal : letters
  const draw = createDraw(turn)
  const drawFrom = (set: string) => set.charAt(draw(set.length))
  return part.replace(/[\p{L}\p{N}]/gu, (character, offset: number) => {
    if (character === '0' && isNumber && isLeadingZero(part, offset)) return '0'
    if (/\p{N}/u.test(character)) return drawFrom(offset === 0 ? '123456789' : digits)
    return character === character.toUpperCase() ? drawFrom(small).toUpperCase() : drawFrom(small)
  })
}

/** Returns true for a leading zero, which only shows the magnitude. */
const isLeadingZero = (text: string, offset: number) => /^0*$/.test(text.slice(0, offset))

/** Writes characters with the punctuation of the original. Asterisks stay. */
export function copyPunctuation(original: string, characters: string): string {
  const placeCount = original.match(/[0-9A-Za-z*]/g)?.length ?? 0
  const nextCharacters = [...characters.slice(-placeCount).padStart(placeCount, '0')].values()
  return original.replace(/[0-9A-Za-z*]/g, (place) => {
    const character = nextCharacters.next().value ?? '0'
    if (place === '*') return '*'
    return /[a-z]/.test(place) ? character.toLowerCase() : character
  })
}

/** Copies capitals from the original. Removes accents if the original has only ASCII characters. */
export function copyCapitals(original: string, text: string): string {
  if (!/\p{L}/u.test(original) || original !== original.toUpperCase()) return text
  return (/[^\x20-\x7E]/.test(original) ? text : removeAccents(text)).toUpperCase()
}

/** Copies upper or lower case from the original. */
export const copyCase = (original: string, text: string) =>
  /\p{L}/u.test(original) && original === original.toLowerCase()
    ? text.toLowerCase()
    : copyCapitals(original, text)
