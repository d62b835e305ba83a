type Words = ReadonlySet<string>

/**
 * Chakra's base without the conditions and utilities that nobody writes: a condition `hover` is written `_hover`, a
 * utility by its name or a short one. Each entry keeps its lines, so that source maps stay right.
 */
export function usedUtilities(code: string, words: Words): string {
  const [conditions = '', utilities] = code.split(/(?=^ {2}utilities: \{)/m)
  if (utilities === undefined) return code
  return (
    conditions.replace(condition, (entry, name) => (words.has(`_${name}`) ? entry : emptied(entry))) +
    utilities.replace(utility, (entry, name) =>
      [name, ...shortNames(entry)].some((known) => words.has(known)) ? entry : emptied(entry),
    )
  )
}

/** The list of CSS properties without those that nobody writes. */
export const usedCssProperties = (code: string, words: Words): string =>
  code.replace(/(?<= cssPropertiesStr = ")[^"]+/, (list) => usedOf(list, ',', words))

/** The list of attributes that an element takes without those that nobody writes. */
export const usedAttributes = (code: string, words: Words): string =>
  code.replace(/(?<=Regex = \/\^\(\()[^()]+(?=\)\|)/, (list) => usedOf(list, '|', words))

/** `name: "&:selector",`, or with several selectors. */
const condition = /^ {2}(\w+): (?:"[^"\n]*"|\[[^\]]*\]),?$/gm

/** `name: { … },` on one line, or with its end on a line of its own. */
const utility = /^ {4}(\w+): \{(?:.*\}|\n(?: {5,}.*\n)* {4}\}),?$/gm

const shortNames = (entry: string) => entry.match(/shorthand: (\[[^\]]*\]|"\w+")/)?.[1]?.match(/\w+/g) ?? []

const emptied = (entry: string) => entry.replace(/[^\n]+/g, '')

const usedOf = (list: string, separator: string, words: Words) =>
  list
    .split(separator)
    .filter((name) => words.has(name))
    .join(separator)
