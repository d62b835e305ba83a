import type { GrammarIssue } from './grammar-issues.ts'

/** Problems without those that a misspelt key brings along: the key that was meant is missing only because of it. */
export function removeFollowUps(issues: GrammarIssue[]): GrammarIssue[] {
  const suggestionsByParent = new Map<string, string[]>()
  for (const { path, meant } of issues)
    if (meant !== undefined) {
      const parent = JSON.stringify(path.slice(0, -1))
      suggestionsByParent.set(parent, [...(suggestionsByParent.get(parent) ?? []), meant])
    }
  const isFollowUp = ({ code, path, message }: GrammarIssue) =>
    code !== 'unknown-key' &&
    suggestionsByParent
      .get(JSON.stringify(path))
      ?.some((meant) => new Set(message.match(/[\w+]+/g)).has(meant))
  return issues.filter((issue) => !isFollowUp(issue))
}
