let version = 0

/**
 * Memoizes a value that is computed from generated data. In development it is computed again after data was
 * replaced.
 */
export function memoizeGenerated<Result>(compute: () => Result): () => Result {
  let memo: { version: number; result: Result } | undefined
  return () => {
    if (memo?.version !== version) memo = { version, result: compute() }
    return memo.result
  }
}

if (import.meta.hot)
  import.meta.hot.on('vite:afterUpdate', () => {
    version += 1
  })
