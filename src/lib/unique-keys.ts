/**
 * Returns keys for list items without an id: the text of each, prefixed with the number of its occurrence.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return `${count} ${text}`
  })
}
