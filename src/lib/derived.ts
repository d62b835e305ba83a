let version = 0

/** What is computed from generated data: once, when it is first needed; in development anew when data was replaced. */
export function derived<Result>(compute: () => Result): () => Result {
  let made: { version: number; result: Result } | undefined
  return () => {
    if (made?.version !== version) made = { version, result: compute() }
    return made.result
  }
}

if (import.meta.hot)
  import.meta.hot.on('vite:afterUpdate', () => {
    version += 1
  })
