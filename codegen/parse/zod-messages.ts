import { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

const units: Record<string, string> = { string: ' caracteres', array: ' elementos', record: ' chaves' }

const bounded = ({ origin }: { origin: string }, bound: string, limit: number | bigint) =>
  units[origin] === undefined
    ? `O número deve ser ${bound} ${limit}`
    : `Deve ter ${bound} ${limit}${units[origin]}`

const portuguese = z.locales.pt().localeError

/** What zod says to a product owner where the grammar has no words of its own. */
export function wordsFor(issue: RawIssue): string | undefined {
  if (issue.code === 'too_small') return bounded(issue, 'no mínimo', issue.minimum)
  if (issue.code === 'too_big') return bounded(issue, 'no máximo', issue.maximum)
  const words = portuguese(issue)
  return typeof words === 'string' ? words : words?.message
}
