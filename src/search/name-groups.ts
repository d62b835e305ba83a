import { rule } from '@/fields/name/rule.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { kindName } from './kind-names.ts'
import { listValueEntries, type ValueActions } from './offers.ts'

/** Two words of at least two letters. Nearly any text is a valid name, so no stricter rule is possible. */
const namePattern = /\p{L}{2}.*\s.*\p{L}{2}/u

/** Returns the group for a text that can be a person's name, or none. */
export function nameGroups(text: string, actions: ValueActions): SearchGroup<PaletteEntry>[] {
  const name = rule.normalise(text)
  const field = { kind: 'name', name: 'name', label: '', required: true } as const
  return namePattern.test(name) && rule.validate(name, field) === undefined
    ? [{ title: kindName('name'), entries: listValueEntries('name', name, actions) }]
    : []
}
