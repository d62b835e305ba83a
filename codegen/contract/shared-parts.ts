import { groupBy } from './group-by.ts'
import type { Reference } from './openapi.ts'
import { uniqueNames } from './unique-names.ts'

/** Below this length of its JSON, in characters, a part is easier to read where it stands. */
const worthName = 120

/** A part of an operation, and what it is called where several operations have it. */
export type NamedPart<Part> = { part: Part; name: string }

/** What of some parts is there several times, by name. `taken` are names that the section of the components has already. */
export function sharedParts<Part>(
  section: string,
  parts: readonly NamedPart<Part>[],
  taken: readonly string[] = [],
) {
  const texts = new Map(parts.map(({ part }) => [part, JSON.stringify(part)]))
  const groups = groupBy(parts, ({ part }) => texts.get(part) ?? '')
  const repeated = [...groups].flatMap(([text, [first, ...others]]) =>
    first && others.length > 0 && text.length > worthName ? [{ text, ...first }] : [],
  )
  const names = uniqueNames([...taken, ...repeated.map(({ name }) => name)]).slice(taken.length)
  const nameOf = new Map(repeated.map(({ text }, index) => [text, names[index]]))
  return {
    components: Object.fromEntries(
      repeated.map(({ part }, index): [string, Part] => [names[index] ?? '', part]),
    ),
    /** What stands for a part where it is needed; `undefined` where only one operation has it. */
    referenceTo(part: Part): Reference | undefined {
      const name = nameOf.get(texts.get(part) ?? '')
      return name === undefined ? undefined : { $ref: `#/components/${section}/${name}` }
    },
  }
}
