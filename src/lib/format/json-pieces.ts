/** A value of JSON; properties that are `undefined` are left out, as `JSON.stringify` does. */
type WritableJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly WritableJson[]
  | { [key: string]: WritableJson }

/** What is no larger is written as one piece. */
const maxInPiece = 50

type Container = Exclude<WritableJson, string | number | boolean | null | undefined>

const isPlain = (value: WritableJson): value is Exclude<WritableJson, Container> =>
  typeof value !== 'object' || value === null

/** Whether an object or a list holds a few plain values. */
function isOnePiece(value: Container): boolean {
  const parts = Object.values(value)
  return parts.length <= maxInPiece && parts.every(isPlain)
}

/** What `JSON.stringify(value, null, 2)` gives, in pieces: those of a long list are about its elements. */
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

/** In how many pieces a value is written, about. */
export function pieceCount(value: WritableJson): number {
  if (isPlain(value) || isOnePiece(value)) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + pieceCount(part), 1)
}
