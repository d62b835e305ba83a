/** Where a text stops being JSON; lines and columns count from 1. */
export type JsonErrorPosition = { line: number; column: number }

const string = String.raw`"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const tokenPattern = new RegExp(
  String.raw`[ \t\r\n]*(?:([{}[\],:])|(${string})|${number}|true|false|null)`,
  'uy',
)

/** What may come next: a value, the key of an object, the colon behind it, what stands behind a value. */
type ExpectedToken = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** The place of the first mistake in a text that `JSON.parse` refuses; its own messages tell none in some versions. */
export function findJsonError(text: string): JsonErrorPosition {
  const openBrackets: ('{' | '[')[] = []
  let expected: ExpectedToken = 'value'
  let at = 0
  for (;;) {
    tokenPattern.lastIndex = at
    const match = tokenPattern.exec(text)
    const next: ExpectedToken | undefined = match
      ? findNextExpected(expected, match, openBrackets)
      : undefined
    if (!match || next === undefined)
      return toPosition(text, at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0))
    expected = next
    at = tokenPattern.lastIndex
  }
}

/** What comes behind a token where something was expected; `undefined` where the token is a mistake. */
function findNextExpected(
  expected: ExpectedToken,
  [, punctuation, string]: RegExpExecArray,
  openBrackets: ('{' | '[')[],
): ExpectedToken | undefined {
  if (expected === ', or end') return expectAfterValue(punctuation, openBrackets)
  if (expected === ':') return punctuation === ':' ? 'value' : undefined
  if (punctuation === '}' && expected === 'key or }') return closeBracket(openBrackets)
  if (punctuation === ']' && expected === 'value or ]') return closeBracket(openBrackets)
  if (expected === 'key' || expected === 'key or }') return string === undefined ? undefined : ':'
  if (punctuation === undefined) return ', or end'
  if (punctuation !== '{' && punctuation !== '[') return undefined
  openBrackets.push(punctuation)
  return punctuation === '{' ? 'key or }' : 'value or ]'
}

function expectAfterValue(
  punctuation: string | undefined,
  openBrackets: ('{' | '[')[],
): ExpectedToken | undefined {
  const inside = openBrackets.at(-1)
  if (punctuation === ',' && inside) return inside === '{' ? 'key' : 'value'
  const isEnd = (punctuation === '}' && inside === '{') || (punctuation === ']' && inside === '[')
  return isEnd ? closeBracket(openBrackets) : undefined
}

function closeBracket(openBrackets: ('{' | '[')[]): ExpectedToken {
  openBrackets.pop()
  return ', or end'
}

function toPosition(text: string, at: number): JsonErrorPosition {
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
