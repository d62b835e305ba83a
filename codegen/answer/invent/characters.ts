/** A code longer than this is as well shown by its beginning. */
const longest = 80

const digits = '0123456789'
const hexadecimal = 'abcdef'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A code with digits, letters and marks where another one has them, and its characters from `a` to `f` if it has no others. */
export function characters(original: string, n: number): string {
  const part = original.slice(0, longest)
  const isHexadecimal = /^[0-9a-f\W_]+$/i.test(part) && /\d/.test(part)
  const small = isHexadecimal ? hexadecimal : letters
  let state = (n + 1) * 2_654_435_761
  const oneOf = (set: string) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return set.charAt(Math.floor((state / 2 ** 32) * set.length))
  }
  return part.replace(/[\p{L}\p{N}]/gu, (place, offset: number) => {
    if (/\p{N}/u.test(place))
      return offset === 0 && place !== '0'
        ? oneOf('123456789')
        : place === '0' && leads(part, offset)
          ? '0'
          : oneOf(digits)
    return place === place.toUpperCase() ? oneOf(small).toUpperCase() : oneOf(small)
  })
}

/** Whether a zero is one of those in front, which say how long the code is. */
const leads = (text: string, offset: number) => /^0*$/.test(text.slice(0, offset))

/** A year, or a text with years in it, some years before; `undefined` where there is none. */
export function earlierYears(original: string, n: number): string | undefined {
  if (!/(?<!\d)(?:19|20)\d\d(?!\d)/.test(original)) return undefined
  const back = 1 + (n % 7)
  return original.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, (year) => String(Number(year) - back))
}
