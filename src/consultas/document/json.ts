import { jsonPieces, type WritableJson } from '@/lib/format/json-pieces.ts'

/** Fields of a JSON object. Those that are `undefined` are omitted. */
export type JsonFields = { [key: string]: WritableJson }

/** Builds fields in steps: empty pieces let time pass. */
export type JsonSteps = Generator<string, JsonFields>

/** Yields a JSON file, in pieces. */
export function* writeJson(steps: JsonSteps): Generator<string> {
  yield* jsonPieces(yield* steps)
  yield '\n'
}

/** Yields a JSON object with a list, one line per entry. `head` has at least one field. */
export function* writeJsonLines<Entry>(
  head: object,
  [key, entries]: readonly [string, readonly Entry[]],
  toFields: (entry: Entry) => object,
  end = ']\n}\n',
): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"${key}":[\n`
  for (const [index, entry] of entries.entries())
    yield `${JSON.stringify(toFields(entry))}${index === entries.length - 1 ? '' : ','}\n`
  yield end
}

/** Returns a time in milliseconds since the epoch as JSON files have it. */
export const isoTime = (at: number) => new Date(at).toISOString()
