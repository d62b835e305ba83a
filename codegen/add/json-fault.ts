/** Where a text stops being JSON; lines and columns count from 1. */
export type JsonFault = { line: number; column: number }

const string = String.raw`"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const token = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${string})|${number}|true|false|null)`, 'uy')

/** What may come next: a value, the key of an object, the colon behind it, what stands behind a value. */
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** The place of the first mistake in a text that `JSON.parse` refuses; its own messages tell none in some versions. */
export function jsonFault(text: string): JsonFault {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    token.lastIndex = at
    const found = token.exec(text)
    const next: Expected | undefined = found ? after(expected, found, open) : undefined
    if (!found || next === undefined)
      return placeOf(text, at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0))
    expected = next
    at = token.lastIndex
  }
}

/** What comes behind a token where something was expected; `undefined` where the token is a mistake. */
function after(
  expected: Expected,
  [, mark, string]: RegExpExecArray,
  open: ('{' | '[')[],
): Expected | undefined {
  if (expected === ', or end') return behindValue(mark, open)
  if (expected === ':') return mark === ':' ? 'value' : undefined
  if (mark === '}' && expected === 'key or }') return closed(open)
  if (mark === ']' && expected === 'value or ]') return closed(open)
  if (expected === 'key' || expected === 'key or }') return string === undefined ? undefined : ':'
  if (mark === undefined) return ', or end'
  if (mark !== '{' && mark !== '[') return undefined
  open.push(mark)
  return mark === '{' ? 'key or }' : 'value or ]'
}

function behindValue(mark: string | undefined, open: ('{' | '[')[]): Expected | undefined {
  const inside = open.at(-1)
  if (mark === ',' && inside) return inside === '{' ? 'key' : 'value'
  const isEnd = (mark === '}' && inside === '{') || (mark === ']' && inside === '[')
  return isEnd ? closed(open) : undefined
}

function closed(open: ('{' | '[')[]): Expected {
  open.pop()
  return ', or end'
}

function placeOf(text: string, at: number): JsonFault {
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
