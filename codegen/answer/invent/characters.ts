import { draws } from './draw.ts'

/** A code longer than this is cut. */
const longest = 80

/** Hashes and UUIDs have this many characters at least. In a shorter code, letters up to `f` would narrow the original. */
const shortestHexadecimal = 16

const digits = '0123456789'
const hexadecimal = 'abcdef'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Draws a code with digits, letters and marks where the original has them; a hexadecimal one stays hexadecimal. */
export function characters(original: string, turn: number): string {
  const part = original.slice(0, longest)
  const isHexadecimal = part.length >= shortestHexadecimal && /^[0-9a-f\W_]+$/i.test(part)
  const isNumber = /^\d+$/.test(part)
  const small = isHexadecimal ? hexadecimal : letters
  const draw = draws(turn)
  const oneOf = (set: string) => set.charAt(draw(set.length))
  return part.replace(/[\p{L}\p{N}]/gu, (place, offset: number) => {
    if (place === '0' && isNumber && leads(part, offset)) return '0'
    if (/\p{N}/u.test(place)) return oneOf(offset === 0 ? '123456789' : digits)
    return place === place.toUpperCase() ? oneOf(small).toUpperCase() : oneOf(small)
  })
}

/** Returns true for a zero in front of a number, which tells its magnitude. */
const leads = (text: string, offset: number) => /^0*$/.test(text.slice(0, offset))
