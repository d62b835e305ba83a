/** A copy without keys whose value is `undefined`, at every depth: emitted data says what is there and nothing else. */
export function stripUndefined<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(stripUndefined) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [key, stripUndefined(inner)])) as Value
}
