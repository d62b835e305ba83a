/** A function of a key that works out each key once: an answer has few keys, many times. */
export function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const cache = new Map<string, Result>()
  return (key) => {
    const result = cache.get(key) ?? compute(key)
    cache.set(key, result)
    return result
  }
}
