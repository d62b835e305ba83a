import type { Problem } from '../problem.ts'

/** Joins equal problems into one that tells of how many it was found, and the example that showed it first. */
export function withCounts(found: readonly Problem[], total: number, what: string): Problem[] {
  const joined = new Map<string, { problem: Problem; count: number }>()
  for (const problem of found) {
    const known = joined.get(problem.message)
    joined.set(problem.message, { problem: known?.problem ?? problem, count: (known?.count ?? 0) + 1 })
  }
  return Array.from(joined.values(), ({ problem, count }) => ({
    ...problem,
    message: `${problem.message}, em ${count} de ${total} ${what}`,
  }))
}
