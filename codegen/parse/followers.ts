import type { Problem } from './value-problems.ts'

/** Problems without those that a misspelt key brings along: the key that was meant is missing only because of it. */
export function withoutFollowers(problems: Problem[]): Problem[] {
  const meantAt = new Map<string, string[]>()
  for (const { path, meant } of problems)
    if (meant !== undefined) {
      const parent = JSON.stringify(path.slice(0, -1))
      meantAt.set(parent, [...(meantAt.get(parent) ?? []), meant])
    }
  const isFollower = ({ code, path, message }: Problem) =>
    code !== 'unknown-key' &&
    meantAt.get(JSON.stringify(path))?.some((meant) => new Set(message.match(/[\w+]+/g)).has(meant))
  return problems.filter((problem) => !isFollower(problem))
}
