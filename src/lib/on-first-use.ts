/** Returns a function that makes a value when it is first called, and then returns the same one. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
