/** A JSON value. Properties that are `undefined` are omitted, like with `JSON.stringify`. */
export type WritableJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly WritableJson[]
  | { [key: string]: WritableJson }

/** The number of members up to which a container is written as one piece. */
const maxInPiece = 50

type Container = Exclude<WritableJson, string | number | boolean | null | undefined>

const isPlain = (value: WritableJson): value is Exclude<WritableJson, Container> =>
  typeof value !== 'object' || value === null

/** Returns true for an object or list with a few plain values. */
function isOnePiece(value: Container): boolean {
  const parts = Object.values(value)
  return parts.length <= maxInPiece && parts.every(isPlain)
}

/** Yields the text of `JSON.stringify(value, null, 2)` in pieces, about one per element of a long list. */
export function* jsonPieces(value: WritableJson, indent = '', before = ''): Generator<string> {
  if (isPlain(value) || isOnePiece(value)) {
    yield before + JSON.stringify(value ?? null, null, 2).replaceAll('\n', `\n${indent}`)
    return
  }
  const isList = Array.isArray(value)
  const inside = `${indent}  `
  let start = `${before}${isList ? '[' : '{'}\n${inside}`
  for (const [key, part] of Object.entries(value)) {
    if (!isList && part === undefined) continue
    yield* jsonPieces(part, inside, isList ? start : `${start}${JSON.stringify(key)}: `)
    start = `,\n${inside}`
  }
  yield `\n${indent}${isList ? ']' : '}'}`
}

/** Returns the approximate number of pieces of a value. */
export function pieceCount(value: WritableJson): number {
  if (isPlain(value) || isOnePiece(value)) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + pieceCount(part), 1)
}
