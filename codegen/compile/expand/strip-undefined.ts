/** Returns a value without the keys that are `undefined`, at every depth. */
export function stripUndefined<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(stripUndefined) as Value
  const stripped = Object.entries(omitUndefined(value)).map(([key, inner]) => [key, stripUndefined(inner)])
  return Object.fromEntries(stripped) as Value
}

/** Returns an object without its own keys that are `undefined`. */
export const omitUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Value

const falseByDefault = new Set(['sensitive', 'required', 'notFuture', 'isFeatured'])

/** Returns a value without keys that are `undefined`, or false by default, at every depth. */
export function stripDefaults<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(stripDefaults) as Value
  const entries = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || (inner === false && falseByDefault.has(key)) ? [] : [[key, stripDefaults(inner)]],
  )
  return Object.fromEntries(entries) as Value
}
