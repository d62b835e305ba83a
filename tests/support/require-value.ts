/** Returns a value that the shipped manifest has, although its type is optional. */
export function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The shipped manifest has it no longer')
  return value
}
