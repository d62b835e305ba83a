import { groupBy } from './group-by.ts'
import type { Reference } from './openapi.ts'
import { uniqueNames } from './unique-names.ts'

/** Below this length of its JSON, in characters, a part is easier to read where it stands. */
const minSharedLength = 120

/** A part of an operation, and what it is called where several operations have it. */
export type NamedComponent<Part> = { component: Part; name: string }

/** What of some parts is there several times, by name. `taken` are names that the section of the components has already. */
export function shareComponents<Part>(
  section: string,
  parts: readonly NamedComponent<Part>[],
  taken: readonly string[] = [],
) {
  const texts = new Map(parts.map(({ component }) => [component, JSON.stringify(component)]))
  const groups = groupBy(parts, ({ component }) => texts.get(component) ?? '')
  const repeated = [...groups].flatMap(([text, [first, ...others]]) =>
    first && others.length > 0 && text.length > minSharedLength ? [{ text, ...first }] : [],
  )
  const names = uniqueNames([...taken, ...repeated.map(({ name }) => name)]).slice(taken.length)
  const nameByText = new Map(repeated.map(({ text }, index) => [text, names[index]]))
  return {
    components: Object.fromEntries(
      repeated.map(({ component }, index): [string, Part] => [names[index] ?? '', component]),
    ),
    /** What stands for a part where it is needed; `undefined` where only one operation has it. */
    findReference(component: Part): Reference | undefined {
      const name = nameByText.get(texts.get(component) ?? '')
      return name === undefined ? undefined : { $ref: `#/components/${section}/${name}` }
    },
  }
}
