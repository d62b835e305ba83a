/**
 * Values of an answer by dotted path, such as `enderecos.0.cep`. Codegen checks layouts by it, and the app shows, masks
 * and exports values by it.
 */

/** The value at a path; `undefined` where there is none. Inherited properties are not part of an answer. */
export function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const hasKey = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return hasKey ? Reflect.get(value, key) : undefined
  }, answer)
}

/** The elements of the list at a path; none where there is no list. */
export function rowsAt(answer: unknown, path: string): unknown[] {
  const rows = valueAt(answer, path)
  return Array.isArray(rows) ? rows : []
}

/** Where a key leads from a value: in a list, from each of its elements, unless the key is an index. */
function stepInto(value: unknown, key: string): unknown[] {
  if (Array.isArray(value) && !/^\d+$/.test(key)) return value.flatMap((element) => stepInto(element, key))
  const next = valueAt(value, key)
  return next === undefined ? [] : [next]
}

/** What stands at the ends of a path that goes through lists, as `pendencias.valor` does; a list at an end is one of them. */
export const endsAlong = (answer: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((values, key) => values.flatMap((value) => stepInto(value, key)), [answer])

/**
 * The values along a path that goes through lists: of `pendencias.valor` the value of each element, of `pendencias` the
 * elements themselves. None where the path leads nowhere; `null` is a value, since a source may answer it.
 */
export const valuesAlong = (answer: unknown, path: string): unknown[] =>
  endsAlong(answer, path).flat(Number.POSITIVE_INFINITY)

/** The path of a value in a row of the list at `list`; without `value`, of the row itself. */
export const pathInRow = (list: string, index: number, value?: string) =>
  value === undefined ? `${list}.${index}` : `${list}.${index}.${value}`
