import nameKind from '@manifest/kinds/name.ts'
import { searchKey } from '@/lib/search-text.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { kindName } from './kind-names.ts'
import { listPartialValueEntries, listValueEntries, type ValueActions } from './offers.ts'

/** Returns true for two words with at least two letters. Nearly any text is a valid name, so no stricter rule is possible. */
const isName = (text: string) => text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length > 1

/** One word of at least three letters. `searchKey` has removed accents. */
const wordPattern = /^[a-z]{3,}$/

const vowelPattern = /[aeiou]/

/** The part of a name that one word lacks. */
const missingPart = 'sobrenome'

/** Returns the group for a text that can be a person's name, or none. One word can be a first name or a surname. */
export function nameGroups(text: string, actions: ValueActions): SearchGroup<PaletteEntry>[] {
  const name = nameKind.normalise(text)
  const key = searchKey(name)
  if (wordPattern.test(key) && vowelPattern.test(key))
    return [{ title: kindName('name'), entries: listPartialValueEntries('name', name, missingPart, actions) }]
  return isName(name) && nameKind.validate(name) === undefined
    ? [{ title: kindName('name'), entries: listValueEntries('name', name, actions) }]
    : []
}
