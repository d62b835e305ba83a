import { type GrammarPart, readKey, readPart } from './grammar-part.ts'

/** The keys of each valid object, and sets of further keys, of which an object needs one. */
type NeededKeys = { required: Set<string>; alternatives: string[][] }

/** Returns the keys that an object needs. The keys that it has choose among the alternatives of the grammar. */
export function listNeededKeys({ definition, hints }: GrammarPart, value: unknown): NeededKeys {
  const { required = [], anyOf, oneOf } = hints
  const own = Object.entries(definition.shape ?? {}).filter(([, schema]) => !readPart(schema).isOptional)
  const always = [...own.map(([key]) => key), ...required]
  const isSet = (key: string) => readKey(value, key) !== undefined
  const candidates = selectClosest(listSets(anyOf ?? oneOf), isSet)
  const [first = [], ...rest] = candidates
  const shared = first.filter((key) => rest.every((keys) => keys.includes(key)))
  // With `anyOf`, a complete set needs no other.
  const isChosen = rest.length === 0 || (anyOf !== undefined && candidates.some((keys) => keys.every(isSet)))
  return {
    required: new Set([...always, ...shared]),
    alternatives: isChosen ? [] : candidates.map((keys) => keys.filter((key) => !shared.includes(key))),
  }
}

const listSets = (alternatives: { required?: string[] }[] = []) =>
  alternatives.map(({ required = [] }) => required)

/** Returns the sets that share the most keys with the object. */
function selectClosest(sets: string[][], isSet: (key: string) => boolean): string[][] {
  const countSet = (keys: string[]) => keys.filter(isSet).length
  const most = Math.max(0, ...sets.map(countSet))
  return sets.filter((keys) => countSet(keys) === most)
}
