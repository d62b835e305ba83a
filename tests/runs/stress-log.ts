import { stripVTControlCharacters } from 'node:util'

/** One `npm test`, with the names of its failed tests. */
export type Run = { exitCode: number; seconds: number; failures: string[] }

/** Lists the failed tests that the output of Vitest and Playwright names. */
export function listFailures(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n')
  const failures = lines.flatMap((line) => {
    const [, vitest, playwright] = /^ FAIL +(.+)$|^ +\d+\) (tests\/.+?)[ ─]*$/.exec(line) ?? []
    return vitest ?? playwright ?? []
  })
  return [...new Set(failures)]
}

/** Returns the log of the runs: minutes, exit codes and failures, without dates and machine. */
export function formatRuns(runs: readonly Run[]): string {
  const rows = runs.flatMap(({ exitCode, seconds, failures }, index) => [
    `run ${index + 1}: exit ${exitCode}, ${(seconds / 60).toFixed(1)} min, ${failures.length} failed tests`,
    ...failures.map((failure) => `  ${failure}`),
  ])
  const passed = runs.filter(({ exitCode }) => exitCode === 0).length
  return [...rows, `${passed} of ${runs.length} runs passed beside four busy processes`].join('\n')
}
