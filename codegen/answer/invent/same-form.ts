/** Puts characters where the original has letters and digits. Asterisks stay. */
export function inMaskOf(original: string, characters: string): string {
  const places = original.match(/[0-9A-Za-z*]/g)?.length ?? 0
  const next = [...characters.slice(-places).padStart(places, '0')].values()
  return original.replace(/[0-9A-Za-z*]/g, (place) => {
    const character = next.next().value ?? '0'
    if (place === '*') return '*'
    return /[a-z]/.test(place) ? character.toLowerCase() : character
  })
}

/** Writes a text in capitals if the original is, without accents if the original has none. */
export function inCapitalsOf(original: string, text: string): string {
  if (!/\p{L}/u.test(original) || original !== original.toUpperCase()) return text
  return (/[^\x20-\x7E]/.test(original) ? text : withoutAccents(text)).toUpperCase()
}

/** Writes a name in capitals or in small letters if the original is. */
export const inCaseOf = (original: string, text: string) =>
  /\p{L}/u.test(original) && original === original.toLowerCase()
    ? text.toLowerCase()
    : inCapitalsOf(original, text)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
