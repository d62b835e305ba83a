/**
 * Computes once for each key, as long as that is kept. For what is read of a file alone: a process that stays has it again
 * until the file is saved. Results are shared: nobody may change them.
 */
export function oncePer<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const found = known.get(key) ?? { result: compute(key) }
    known.set(key, found)
    return found.result
  }
}
