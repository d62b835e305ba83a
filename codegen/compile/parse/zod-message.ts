import type * as z from 'zod'
import { pt } from 'zod/locales'

type RawIssue = z.core.$ZodRawIssue

const units: Record<string, [one: string, many: string]> = {
  string: ['caractere', 'caracteres'],
  array: ['elemento', 'elementos'],
  record: ['chave', 'chaves'],
}

type BoundIssue = { origin: string; inclusive?: boolean }

function formatBound(
  { origin, inclusive = true }: BoundIssue,
  bound: 'mínimo' | 'máximo',
  limit: number | bigint,
) {
  const [one, many] = units[origin] ?? []
  if (one !== undefined) return `Deve ter no ${bound} ${limit} ${Number(limit) === 1 ? one : many}`
  if (inclusive) return `O número deve ser no ${bound} ${limit}`
  return `O número deve ser ${bound === 'mínimo' ? 'maior' : 'menor'} que ${limit}`
}

const portuguese = pt().localeError

/** Returns the Portuguese message of a zod issue for which the grammar has none. */
export function zodMessage(issue: RawIssue): string | undefined {
  if (issue.code === 'too_small') return formatBound(issue, 'mínimo', issue.minimum)
  if (issue.code === 'too_big') return formatBound(issue, 'máximo', issue.maximum)
  const message = portuguese(issue)
  return typeof message === 'string' ? message : message?.message
}
