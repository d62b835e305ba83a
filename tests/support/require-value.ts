/** Something that the shipped manifest has, though another may leave it out. */
export function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The shipped manifest has it no longer')
  return value
}
