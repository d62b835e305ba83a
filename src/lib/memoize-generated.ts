let version = 0

/** What is computed from generated data: once, when it is first needed; in development anew when data was replaced. */
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
