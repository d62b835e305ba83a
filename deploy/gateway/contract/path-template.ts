const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the value of each field of a template such as `/ws/{cep}/json/` in a text, or `undefined` if the
 * text does not match. `valuePattern` matches one character of a value; in a path it excludes the slash.
 */
export function extractValues(
  template: string,
  text: string,
  valuePattern = '.',
): Record<string, string> | undefined {
  // A single field needs no pattern: an image is too long for a regular expression.
  const singleField = valuePattern === '.' && /^\{([^{}]*)\}$/.exec(template)?.[1]
  if (typeof singleField === 'string') return { [singleField]: text }
  const [first = '', ...rest] = template.split(/\{([^{}]*)\}/)
  const names = rest.filter((_, index) => index % 2 === 0)
  const pattern = rest
    .map((part, index) => (index % 2 === 0 ? `(${valuePattern}*)` : escapeRegExp(part)))
    .join('')
  const match = new RegExp(`^${escapeRegExp(first)}${pattern}$`, 's').exec(text)
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
}

/** Returns the decoded values of each field of a path. */
export function extractPathValues(template: string, path: string): Record<string, string> | undefined {
  const values = extractValues(template, path, '[^/]')
  if (!values || Object.values(values).includes('')) return undefined
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return undefined
  }
}
