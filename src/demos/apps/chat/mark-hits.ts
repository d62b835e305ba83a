import { queryWords, searchKey } from '@/lib/search-text.ts'

type TextPart = { text: string; isHit: boolean; start: number }

/** Splits a text at the words of a search, as `searchTest` finds them: without accents and case. */
export function markHits(text: string, search: string): TextPart[] {
  const letters = [...text]
  // A letter may have no counterpart in the key, such as a hyphen, or several.
  const keys = letters.map((letter) => searchKey(letter))
  const owners = keys.flatMap((key, index) => Array.from(key, () => index))
  const key = keys.join('')
  const isHit = letters.map(() => false)
  for (const word of queryWords(search))
    for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + word.length))
      for (const owner of owners.slice(at, at + word.length)) isHit[owner] = true
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const last = parts.at(-1)
    if (last && last.isHit === isHit[index]) last.text += letter
    else parts.push({ text: letter, isHit: isHit[index] ?? false, start: index })
  })
  return parts
}
