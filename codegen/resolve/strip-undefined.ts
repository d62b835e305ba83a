/**
 * A value without keys whose value is `undefined`, at every depth: emitted data says what is there and nothing else. What
 * has no such key is given back itself, so that what was shared stays shared.
 */
export function stripUndefined<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const stripped = value.map(stripUndefined)
    return stripped.some((inner, index) => inner !== value[index]) ? (stripped as Value) : value
  }
  const entries = Object.entries(value)
  const stripped = entries.flatMap(([key, inner]) =>
    inner === undefined ? [] : [[key, stripUndefined(inner)] as const],
  )
  const isSame =
    stripped.length === entries.length && stripped.every(([, inner], index) => inner === entries[index]?.[1])
  return isSame ? value : (Object.fromEntries(stripped) as Value)
}
