/** Characters of one text in the places that letters, digits and asterisks have in another; asterisks stay. */
export function inMaskOf(original: string, characters: string): string {
  const places = original.match(/[0-9A-Za-z*]/g)?.length ?? 0
  const next = [...characters.slice(-places).padStart(places, '0')].values()
  return original.replace(/[0-9A-Za-z*]/g, (place) => {
    const character = next.next().value ?? '0'
    if (place === '*') return '*'
    return /[a-z]/.test(place) ? character.toLowerCase() : character
  })
}

/** A text in capitals where another one is, and without accents where that has none. */
export function inCapitalsOf(original: string, text: string): string {
  if (!/\p{L}/u.test(original) || original !== original.toUpperCase()) return text
  return (/[^\x20-\x7E]/.test(original) ? text : withoutAccents(text)).toUpperCase()
}

/** A name in capitals or in small letters where another one is. */
export const inCaseOf = (original: string, text: string) =>
  /\p{L}/u.test(original) && original === original.toLowerCase()
    ? text.toLowerCase()
    : inCapitalsOf(original, text)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
