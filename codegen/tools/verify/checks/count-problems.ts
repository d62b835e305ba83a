import type { VerifyProblem } from '../verify-problem.ts'

/** Joins equal problems into one that tells of how many it was found, and the example that showed it first. */
export function countProblems(
  problems: readonly VerifyProblem[],
  total: number,
  unit: string,
): VerifyProblem[] {
  const countedByMessage = new Map<string, { problem: VerifyProblem; count: number }>()
  for (const problem of problems) {
    const counted = countedByMessage.get(problem.message)
    countedByMessage.set(problem.message, {
      problem: counted?.problem ?? problem,
      count: (counted?.count ?? 0) + 1,
    })
  }
  return Array.from(countedByMessage.values(), ({ problem, count }) => ({
    ...problem,
    message: `${problem.message}, em ${count} de ${total} ${unit}`,
  }))
}
