/** The width of lines in `biome.json`. */
export const lineWidth = 110

/** Code instead of a value, for example the name of a constant. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Returns the literal of a JSON value, in the lines that Biome breaks it into. Properties that are `undefined` are left out.
 *
 * @param indent indentation of the line on which the literal begins, in steps of two spaces
 * @param usedWidth columns of that line that other code needs, before and after the literal
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
  if (Array.isArray(value) && isMatrix(value)) return undefined
  const parts: string[] = []
  let width = Array.isArray(value) ? 0 : 2
  // `listMembers` would be slower: the first members of a long value often exceed the width.
  for (const key of Object.keys(value)) {
    const member: unknown = Reflect.get(value, key)
    if (member === undefined && !Array.isArray(value)) continue
    const part = writeOnOneLine(member, maxWidth - width)
    if (part === undefined) return undefined
    const text = isShorthand(key, member) ? part : writePrefix(key, value) + part
    width += measureWidth(text) + 2
    if (width > maxWidth) return undefined
    parts.push(text)
  }
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Returns true for several objects, or several arrays, of more than one member: each has a line of its own. */
const isMatrix = (list: unknown[]) =>
  list.length > 1 &&
  (list.every((member) => Array.isArray(member) && member.length > 1) ||
    list.every((member) => isObject(member) && listMembers(member).length > 1))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code)

/** Returns the literal with one member per line. Biome keeps the lines of objects. */
export function multilineLiteral(value: object, indent = 0): string {
  if (Object.keys(value).length === 0) return literal(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const inner = '  '.repeat(indent + 1)
  const isOfNumbers = Array.isArray(value) && value.every((member) => typeof member === 'number')
  const lines = isOfNumbers
    ? fillLines(value.map(scalarLiteral), lineWidth - inner.length)
    : listMembers(value).map((member) => writeMember(member, indent + 1))
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${'  '.repeat(indent)}${close}`
}

/** Keys up to this width have even a long text beside them. */
const shortKeyWidth = 4

/** A text or a function that is too long for the line of its key has the next line. */
function writeMember([prefix, member]: Member, indent: number): string {
  const prefixWidth = measureWidth(prefix)
  const written = literal(member, indent, prefixWidth + 1)
  if (typeof member !== 'string' && !(member instanceof Code)) return prefix + written
  const isTooWide = indent * 2 + prefixWidth + measureWidth(written) + 1 > lineWidth
  if (!isTooWide) return prefix + written
  const nextLine = `\n${'  '.repeat(indent + 1)}`
  if (member instanceof Code) return prefix + written.replace('=> ', `=>${nextLine}`)
  return typeof member === 'string' && prefixWidth > shortKeyWidth + ': '.length
    ? `${prefix.trimEnd()}${nextLine}${written}`
    : prefix + written
}

/** Numbers share lines. */
function fillLines(parts: string[], maxWidth: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const line = `${lines.at(-1)}, ${part}`
    if (lines.length > 0 && line.length < maxWidth) lines[lines.length - 1] = line
    else lines.push(part)
  }
  return lines
}

/** A member with the code before it. */
type Member = [prefix: string, member: unknown]

function listMembers(value: object): Member[] {
  if (Array.isArray(value)) return value.map((member) => ['', member])
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [isShorthand(key, member) ? '' : writePrefix(key, value), member])
}

const isShorthand = (key: string, member: unknown) => member instanceof Code && member.text === key

const writePrefix = (key: string, value: object) => (Array.isArray(value) ? '' : `${keyLiteral(key)}: `)

const wideOrJoined = /[^\u0020-\u02FF]/

const joinedPattern = /[\p{Mn}\p{Me}\p{Cf}]/u

const widePattern =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]|\p{Emoji_Presentation}/u

/** Returns the columns of a code. Emojis and Chinese characters take two, combining accents none. */
function measureWidth(code: string): number {
  if (!wideOrJoined.test(code)) return code.length
  return Array.from(code).reduce(
    (width, character) => width + (joinedPattern.test(character) ? 0 : widePattern.test(character) ? 2 : 1),
    0,
  )
}

function scalarLiteral(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value)
  if (typeof value === 'number' && Number.isFinite(value))
    return Object.is(value, -0) ? '-0' : String(value).replace('e+', 'e')
  if (typeof value === 'boolean' || value === null) return String(value)
  throw new TypeError(`Not a JSON value: ${String(value)}`)
}
