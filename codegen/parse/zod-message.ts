import { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

const units: Record<string, string> = { string: ' caracteres', array: ' elementos', record: ' chaves' }

const bounded = ({ origin }: { origin: string }, bound: string, limit: number | bigint) =>
  units[origin] === undefined
    ? `O número deve ser ${bound} ${limit}`
    : `Deve ter ${bound} ${limit}${units[origin]}`

const portuguese = z.locales.pt().localeError

/** The message of a zod issue, in Portuguese, where the grammar gives none of its own. */
export function zodMessage(issue: RawIssue): string | undefined {
  if (issue.code === 'too_small') return bounded(issue, 'no mínimo', issue.minimum)
  if (issue.code === 'too_big') return bounded(issue, 'no máximo', issue.maximum)
  const message = portuguese(issue)
  return typeof message === 'string' ? message : message?.message
}
