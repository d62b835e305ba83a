/** Replaces an empty value. */
export const emptyText = '—'

/** Deeper parts of an answer are left to its export. */
const maxDepth = 6

/**
 * Control characters and bidirectional overrides: no value needs them, and they could make one value look
 * like another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
const unsafeCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g

/** Words that sources write in place of a value. */
const nothingPattern = /^(?:-+|n\/[aid]|ni)$/i

/**
 * Returns a value as text, and the parts of a list or object that the format does not expect. NaN and
 * infinity count as empty.
 */
export function toText(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return emptyText
  if (typeof value === 'number' && !Number.isFinite(value)) return emptyText
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value !== 'object') {
    const text = String(value).replace(unsafeCharacters, '\uFFFD').trim()
    return nothingPattern.test(text) ? emptyText : text || emptyText
  }
  if (depth === maxDepth) return '…'
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts.map((part) => toText(part, depth + 1)).join(', ') || emptyText
}

/** The longest text that formats apply to: no document, date or amount is longer. */
export const maxFormattedLength = 64

/**
 * Formats a document in groups: each `#` takes one character. Sources partly hide documents with asterisks, which
 * count as characters. Returns a value of another length unchanged.
 */
export const createGroupFormatter = (pattern: string) => (value: unknown) => {
  const text = toText(value)
  const characters = [...text.replace(/[^0-9A-Za-z*]/g, '')]
  if (characters.length !== pattern.replace(/[^#]/g, '').length) return text
  return pattern.replace(/#/g, () => characters.shift() ?? '')
}
