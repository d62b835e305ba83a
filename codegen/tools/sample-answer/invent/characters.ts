import { createDraw } from './draw.ts'

/** A code longer than this is cut. */
const maxCodeLength = 80

/** Hashes and UUIDs have this many characters at least. In a shorter code, letters up to `f` would narrow the original. */
const minHexadecimalLength = 16

const digits = '0123456789'
const hexadecimal = 'abcdef'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Draws a code with digits, letters and marks where the original has them; a hexadecimal one stays hexadecimal. */
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

/** Returns true for a zero in front of a number, which tells its magnitude. */
const isLeadingZero = (text: string, offset: number) => /^0*$/.test(text.slice(0, offset))
