/** Whether a dotted path leads to something in an answer; `null` is something, since a source may answer it. */
export function hasValue(answer: unknown, path: string): boolean {
  return (
    path.split('.').reduce<{ value: unknown } | undefined>(
      (found, key) => {
        const value = found?.value
        return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? { value: Reflect.get(value, key) }
          : undefined
      },
      { value: answer },
    ) !== undefined
  )
}

const valueIn = (answer: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      answer,
    )

/** The elements of a list in an answer; `undefined` when no list is there. */
export function rowsAt(answer: unknown, path: string): unknown[] | undefined {
  const rows = valueIn(answer, path)
  return Array.isArray(rows) ? rows : undefined
}

/** The paths of an answer's values, lists entered at their first element by `within`: what a hint can offer. */
export function pathsOf(answer: unknown, prefix = '', depth = 4): string[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || depth === 0) return []
  return Object.entries(answer).flatMap(([key, value]) => [
    `${prefix}${key}`,
    ...pathsOf(value, `${prefix}${key}.`, depth - 1),
  ])
}
