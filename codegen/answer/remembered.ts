/** A function of a key that works out each key once: an answer has few keys, many times. */
export function remembered<Result>(resultOf: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>()
  return (key) => {
    const result = known.get(key) ?? resultOf(key)
    known.set(key, result)
    return result
  }
}
