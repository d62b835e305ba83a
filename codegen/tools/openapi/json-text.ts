/** Characters of a line, without its indentation: what is deep down has room too. */
const lineWidth = 120

/** JSON as text, indented by two spaces, in which a list or an object that fits in a line stands in one. */
export function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((element) => formatJson(element, inner))
    : Object.entries(value).map(([key, element]) => `${JSON.stringify(key)}: ${formatJson(element, inner)}`)
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  if (parts.length === 0) return open + close
  const length = parts.reduce((sum, part) => sum + part.length + 2, 0)
  return length <= lineWidth && !parts.some((part) => part.includes('\n'))
    ? `${open}${space}${parts.join(', ')}${space}${close}`
    : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
