/** Maximum characters in a line, without indentation. */
const lineWidth = 120

/** Formats JSON with two spaces of indentation. A list or object that fits in a line stays in one line. */
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
