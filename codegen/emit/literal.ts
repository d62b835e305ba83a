const lineWidth = 110

/** Code instead of a value, for example the name of a constant. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Returns the formatted TypeScript literal of a JSON value. Properties that are `undefined` are left out.
 *
 * @param indent indentation of the line on which the literal begins, in steps of two spaces
 * @param usedWidth columns of that line that are already used
 */
export function literal(value: unknown, indent = 0, usedWidth = 0): string {
  if (typeof value !== 'object' || value === null) return scalarLiteral(value)
  return writeOnOneLine(value, lineWidth - indent * 2 - usedWidth) ?? multilineLiteral(value, indent)
}

/** Returns the literal of a string, in the quotes that need fewer escapes. */
export function stringLiteral(text: string): string {
  if (unescapedPattern.test(text)) return `'${text}'`
  const quote = countOccurrences(text, "'") > countOccurrences(text, '"') ? '"' : "'"
  return `${quote}${text.replace(specialPattern, (found) => escapeCharacter(found, quote))}${quote}`
}

/**
 * Returns the code of a property's key. `__proto__` is a computed key, since it would set the prototype
 * otherwise.
 */
export function keyLiteral(key: string): string {
  if (key === '__proto__') return `['__proto__']`
  return commonKey.test(key) || bareKey.test(key) ? key : stringLiteral(key)
}

const commonKey = /^[a-z]\w*$/i

const bareKey = /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|0|[1-9]\d{0,14})$/u

// A fast path: most texts have nothing to escape.
const unescapedPattern = /^[ !#-&(-;=-[\]-~\u00A0-\u00AC\u00AE-\u0400\u2010-\u2027]*$/

// Quotes, backslashes, line ends, invisible characters, tags that end a script in HTML, lone surrogates.
const specialPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
  /['"\\\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|<(?=\/script|!--)|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gi

const namedEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

function escapeCharacter(found: string, quote: string): string {
  if (found === "'" || found === '"') return found === quote ? `\\${found}` : found
  return namedEscapes[found] ?? `\\u${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

const countOccurrences = (text: string, part: string) => text.split(part).length - 1

/** Returns the literal on one line, or `undefined` if it is wider than `maxWidth`. Scalars have no limit. */
function writeOnOneLine(value: unknown, maxWidth: number): string | undefined {
  if (value === null || typeof value !== 'object') return scalarLiteral(value)
  if (value instanceof Code) return value.text
  const parts: string[] = []
  let length = Array.isArray(value) ? 0 : 2
  // `listMembers` would be slower: the first members of a long value often exceed the width.
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

/** Returns each member with the code before it. */
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
