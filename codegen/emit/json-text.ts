/** Columns of a line, as in `biome.json`. */
const lineWidth = 110

/**
 * Returns JSON as Biome formats it: with two spaces of indentation, and lists and objects on one line if they fit.
 * Properties that are `undefined` are left out.
 *
 * @param usedWidth columns of the line that are used by a key before the value and by the comma after it
 */
export function formatJson(value: unknown, indent = '', usedWidth = 0): string {
  if (!isContainer(value)) return JSON.stringify(value)
  const line = writeOnOneLine(value, lineWidth - indent.length - usedWidth)
  if (line !== undefined) return line
  const inner = `${indent}  `
  const members = listMembers(value)
  const lines = members.map(([prefix, member], index) => {
    const comma = index < members.length - 1 ? ',' : ''
    return `${inner}${prefix}${formatJson(member, inner, prefix.length + comma.length)}${comma}\n`
  })
  const [open, close] = brackets(value)
  return `${open}\n${lines.join('')}${indent}${close}`
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const brackets = (value: object) => (Array.isArray(value) ? '[]' : '{}')

/** Returns each member with the text before it. */
function listMembers(value: object): [prefix: string, member: unknown][] {
  if (Array.isArray(value)) return value.map((member) => ['', member])
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [`${JSON.stringify(key)}: `, member])
}

/** Returns the text on one line, or `undefined` if it is wider than `maxWidth`. */
function writeOnOneLine(value: unknown, maxWidth: number): string | undefined {
  if (!isContainer(value)) {
    const text = JSON.stringify(value)
    return text.length > maxWidth ? undefined : text
  }
  const space = Array.isArray(value) ? '' : ' '
  const [open = '', close = ''] = brackets(value)
  let text = ''
  for (const [prefix, member] of listMembers(value)) {
    const before = text === '' ? open + space : `${text}, `
    const part = writeOnOneLine(member, maxWidth - before.length - prefix.length)
    if (part === undefined) return undefined
    text = before + prefix + part
  }
  text = text === '' ? open + close : text + space + close
  return text.length > maxWidth ? undefined : text
}
