/** The value at a dotted path of an answer, such as `endereco.0.cep`; `undefined` where nothing is there. */
export function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isEntered = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return isEntered ? Reflect.get(value, key) : undefined
  }, answer)
}

/** Whether a value of an answer says yes. Sources write truth as a boolean or as a text; an empty list holds nothing. */
export function holds(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' ? !/^(?:|0|n|não|nao|false)$/i.test(value.trim()) : Boolean(value)
}

/** The elements of the list at a path; none where no list is there. */
export function rowsAt(answer: unknown, path: string): unknown[] {
  const rows = valueAt(answer, path)
  return Array.isArray(rows) ? rows : []
}
