const lineWidth = 110

/** Code in the place of a value, as the name of a constant. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * The tidy TypeScript literal of a JSON value: evaluated, it gives the value back. Properties that are
 * `undefined` are left out. `indent` is the column, in steps of two spaces, of the line it begins on, and
 * `taken` how much of that line is used already.
 */
export function literal(value: unknown, indent = 0, usedWidth = 0): string {
  if (typeof value !== 'object' || value === null) return scalarLiteral(value)
  return writeOnOneLine(value, lineWidth - indent * 2 - usedWidth) ?? multilineLiteral(value, indent)
}

/** The literal on one line, however long. */
export const flatLiteral = (value: unknown): string => writeOnOneLine(value, Number.POSITIVE_INFINITY) ?? ''

/** The literal of a string, in the quotes that need fewer escapes, single ones when in doubt. */
export function stringLiteral(text: string): string {
  if (unescapedPattern.test(text)) return `'${text}'`
  const quote = countOccurrences(text, "'") > countOccurrences(text, '"') ? '"' : "'"
  return `${quote}${text.replace(specialPattern, (found) => escapeCharacter(found, quote))}${quote}`
}

/** A property's key: bare when it may be, computed for `__proto__`, which would set the prototype. */
export function keyLiteral(key: string): string {
  if (key === '__proto__') return `['__proto__']`
  return commonKey.test(key) || bareKey.test(key) ? key : stringLiteral(key)
}

const commonKey = /^[a-z]\w*$/i

const bareKey = /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|0|[1-9]\d{0,14})$/u

// Most texts are of the letters of Portuguese and have nothing to escape.
const unescapedPattern = /^[ !#-&(-;=-[\]-~\u00A0-\u00AC\u00AE-\u0400\u2010-\u2027]*$/

// Quotes, backslashes, what ends a line in some reader, what ends a script in HTML, and halves of a pair.
const specialPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
  /['"\\\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|<(?=\/script|!--)|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gi

const namedEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

function escapeCharacter(found: string, quote: string): string {
  if (found === "'" || found === '"') return found === quote ? `\\${found}` : found
  return namedEscapes[found] ?? `\\u${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

const countOccurrences = (text: string, part: string) => text.split(part).length - 1

/** The literal on one line; `undefined` when it takes more than `room` columns. A scalar always fits. */
function writeOnOneLine(value: unknown, maxWidth: number): string | undefined {
  if (value === null || typeof value !== 'object') return scalarLiteral(value)
  if (value instanceof Code) return value.text
  const parts: string[] = []
  let length = Array.isArray(value) ? 0 : 2
  // Not by `membersOf`: of most long values, the first members say that they do not fit.
  for (const key of Object.keys(value)) {
    const member: unknown = Reflect.get(value, key)
    if (member === undefined && !Array.isArray(value)) continue
    const part = writeOnOneLine(member, maxWidth - length)
    if (part === undefined) return undefined
    const prefix = writePrefix(key, value)
    length += prefix.length + part.length + 2
    if (length > maxWidth) return undefined
    parts.push(prefix + part)
  }
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

function multilineLiteral(value: object, indent: number): string {
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const inner = '  '.repeat(indent + 1)
  const lines = listMembers(value).map(
    ([prefix, member]) => `${inner}${prefix}${literal(member, indent + 1, prefix.length + 1)},\n`,
  )
  return `${open}\n${lines.join('')}${'  '.repeat(indent)}${close}`
}

/** What goes between the brackets: each member and the text before it. */
function listMembers(value: object): [prefix: string, member: unknown][] {
  if (Array.isArray(value)) return value.map((member) => ['', member])
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [writePrefix(key, value), member])
}

const writePrefix = (key: string, value: object) => (Array.isArray(value) ? '' : `${keyLiteral(key)}: `)

function scalarLiteral(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value)
  if (typeof value === 'number' && Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value === 'boolean' || value === null) return String(value)
  throw new TypeError(`Not a JSON value: ${String(value)}`)
}
