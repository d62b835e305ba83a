/** A part of a long run: a shell command. */
export type Part = { name: string; command: string }

type Result = 'passed' | 'passed before' | 'failed'

export type PartResult = { name: string; result: Result; seconds: number }

/**
 * Runs all parts in order, also after a failure, and skips those that passed before. `save` gets the seconds of
 * the passed parts after each of them.
 */
export async function runParts(
  parts: readonly Part[],
  passedBefore: Readonly<Record<string, number>>,
  run: (part: Part) => Promise<{ isPassed: boolean; seconds: number }>,
  save: (passed: Record<string, number>) => void,
): Promise<PartResult[]> {
  const passed: Record<string, number> = { ...passedBefore }
  const results: PartResult[] = []
  for (const part of parts) {
    const { name } = part
    const before = passedBefore[name]
    if (before !== undefined) {
      results.push({ name, result: 'passed before', seconds: before })
      continue
    }
    const { isPassed, seconds } = await run(part)
    results.push({ name, result: isPassed ? 'passed' : 'failed', seconds })
    if (isPassed) passed[name] = seconds
    save(passed)
  }
  return results
}

/** Returns a table of the parts with their minutes and the sum. */
export function formatParts(results: readonly PartResult[]): string {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  const rows = [
    ['part', 'result', 'minutes'],
    ...results.map(({ name, result, seconds }) => [name, result, minutes(seconds)]),
    ['all', results.every(({ result }) => result !== 'failed') ? 'passed' : 'failed', minutes(total)],
  ]
  return rows
    .map(([name = '', result = '', time = '']) => name.padEnd(12) + result.padEnd(16) + time.padStart(7))
    .join('\n')
}

const minutes = (seconds: number) => (seconds / 60).toFixed(1)
