/**
 * Caches the results of a function, by argument. The dev server builds the model of all files after each change, and
 * unchanged files keep their objects. Callers must not change results.
 */
export function cacheByObject<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const cached = results.get(key) ?? { result: compute(key) }
    results.set(key, cached)
    return cached.result
  }
}
