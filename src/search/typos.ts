/** The shortest word that may have a typo: most shorter words differ from others by one letter. */
const minLength = 5

/** From this length on, a letter may also be wrong, and the word may be the start of another one or stand outside a title. */
export const minLongLength = 7

/** Returns the words of a normalized text. */
export const splitTokens = (key: string): string[] => key.split(/[^\p{L}\p{N}]+/u)

/** Returns true if two words differ by one letter that is missing, added or swapped with the next, in long words also wrong. */
function isTypo(word: string, other: string): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  const [one, two] = [word.slice(same), other.slice(same)]
  return (
    one.slice(1) === two ||
    one === two.slice(1) ||
    (word.length >= minLongLength && one.slice(1) === two.slice(1)) ||
    (one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2))
  )
}

/** Returns the word, or the start of one, that a word with one typo stands for. */
export function correctWord(word: string, tokens: readonly string[]): string | undefined {
  if (word.length < minLength || /\d/.test(word)) return undefined
  for (const token of tokens) {
    const isLong = word.length >= minLongLength && token.length > word.length
    const lengths = isLong ? [word.length, word.length + 1] : [token.length]
    const found = lengths.map((length) => token.slice(0, length)).find((part) => isTypo(word, part))
    if (found !== undefined && token.length >= minLength) return found
  }
  return undefined
}
