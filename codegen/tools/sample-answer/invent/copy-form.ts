/** Puts characters where the original has letters and digits. Asterisks stay. */
export function copyPunctuation(original: string, characters: string): string {
  const placeCount = original.match(/[0-9A-Za-z*]/g)?.length ?? 0
  const nextCharacters = [...characters.slice(-placeCount).padStart(placeCount, '0')].values()
  return original.replace(/[0-9A-Za-z*]/g, (place) => {
    const character = nextCharacters.next().value ?? '0'
    if (place === '*') return '*'
    return /[a-z]/.test(place) ? character.toLowerCase() : character
  })
}

/** Writes a text in capitals if the original is, without accents if the original has none. */
export function copyCapitals(original: string, text: string): string {
  if (!/\p{L}/u.test(original) || original !== original.toUpperCase()) return text
  return (/[^\x20-\x7E]/.test(original) ? text : removeAccents(text)).toUpperCase()
}

/** Writes a name in capitals or in small letters if the original is. */
export const copyCase = (original: string, text: string) =>
  /\p{L}/u.test(original) && original === original.toLowerCase()
    ? text.toLowerCase()
    : copyCapitals(original, text)

const removeAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
