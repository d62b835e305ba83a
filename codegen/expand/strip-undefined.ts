/** Returns a value without the keys that are `undefined`, at every depth. */
export function stripUndefined<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(stripUndefined) as Value
  const present = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(present.map(([key, inner]) => [key, stripUndefined(inner)])) as Value
}
