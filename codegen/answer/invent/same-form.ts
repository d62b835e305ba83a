import { folded } from '../key-words.ts'

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

/** A text in capitals or in small letters where another one is, and without accents where capitals have none. */
export function inCaseOf(original: string, text: string): string {
  if (!/\p{L}/u.test(original)) return text
  if (original === original.toUpperCase())
    return (/[^\0-\x7F]/.test(original) ? text : withoutAccents(text)).toUpperCase()
  return original === original.toLowerCase() ? text.toLowerCase() : text
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A name as the part of an e-mail address before the at sign. */
export const asMailbox = (name: string) => folded(name).replace(/[^a-z]+/g, '.')
