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

/**
 * All values at a path that goes through lists, such as `pendencias.valor`: of each of their elements the one that is
 * there. A list at the end of the path gives its elements.
 */
export const valuesAlong = (answer: unknown, path: string): unknown[] =>
  elements(path.split('.').reduce(stepInto, [answer]))

const elements = (values: unknown[]): unknown[] =>
  values.flatMap((value) => (Array.isArray(value) ? elements(value) : [value]))

/** A number in a path is a list's element, and every other name what each element has by it. */
const stepInto = (values: unknown[], key: string): unknown[] =>
  (/^\d+$/.test(key) ? values : elements(values))
    .map((value) => valueAt(value, key))
    .filter((value) => value !== undefined)

/** The path of a value in a row of the list at `list`; without `value`, of the row itself. */
export const pathInRow = (list: string, index: number, value?: string) =>
  value === undefined ? `${list}.${index}` : `${list}.${index}.${value}`
