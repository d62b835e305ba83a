const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What stands for each field of a template such as `/ws/{cep}/json/` in a text; `undefined` where the text was not made
 * from it. `inside` is what a value may be made of: in a path it never holds a slash.
 */
export function extractValues(
  template: string,
  text: string,
  valuePattern = '.',
): Record<string, string> | undefined {
  // A value alone needs no pattern: an image is longer than one can match.
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

/** The same of a path, whose values are URL-encoded. */
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
