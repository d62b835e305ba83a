import { roundCredits } from '@manifest/contract/credits.ts'
import { createNumberFormat } from '@/lib/format/intl.ts'
import type { DemoPurchase } from '@/state/credits/demo-account.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'

/** A line of the statement: a query or a purchase. It has no value that was looked up. */
export type StatementLine = {
  at: number
  /** The consulta, with its family if that has several, or the plan. */
  title: string
  kind: UsageRecord['outcome'] | 'purchase'
  /** Negative for a query, positive for a purchase; `undefined` if nothing was charged or the cost is not known. */
  credits: number | undefined
}

/** Adds up what the recorded queries cost. */
export const sumCosts = (records: readonly Pick<UsageRecord, 'cost'>[]): number =>
  roundCredits(records.reduce((sum, { cost = 0 }) => sum + cost, 0))

/** Returns the titles of all variants that the user may see, by consulta. */
function readTitles(): Map<string, string> {
  const titles = visibleCatalogue().flatMap(({ title: family, variants }) =>
    variants.map(
      ({ id, title, name = variants.length > 1 ? `${family} · ${title}` : title }) => [id, name] as const,
    ),
  )
  return new Map(titles)
}

/** Returns the user's queries and purchases, newest first. */
export function listStatement(
  records: readonly UsageRecord[],
  purchases: readonly DemoPurchase[],
): StatementLine[] {
  const titles = readTitles()
  const queries = records.map(({ consultaId, at, outcome, cost }): StatementLine => {
    const credits = cost === undefined ? undefined : -cost
    return { at, title: titles.get(consultaId) ?? consultaId, kind: outcome, credits }
  })
  const bought = purchases.map(
    ({ at, plan, credits }): StatementLine => ({ at, title: plan, kind: 'purchase', credits }),
  )
  return [...queries, ...bought].sort((one, other) => other.at - one.at)
}

const signed = createNumberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** Writes the credits of a line with two decimals and the minus sign of Unicode, so that the digits of a column align. */
export const formatStatementCredits = (credits: StatementLine['credits']): string =>
  credits === undefined ? '–' : signed.format(credits).replace('-', '\u2212')
