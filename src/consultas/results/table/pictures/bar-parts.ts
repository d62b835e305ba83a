/** A row of the answer as the bar shows it. Without a readable amount it has no part. */
export type BarRow = { label: string; group: string; amount: number | undefined }

/** A part of the bar. Shares are from 0 to 1. */
type BarPart = { label: string; group: string; amount: number; share: number }

type BarGroup = { name: string; amount: number; share: number }

type BarParts = { parts: BarPart[]; groups: BarGroup[]; skippedCount: number }

/**
 * Splits a bar into the rows' amounts, in the answer's order. Rows without an amount, or with a negative one, are
 * counted: the bar then says that it is not the whole.
 */
export function splitBar(rows: readonly BarRow[]): BarParts {
  const readable = rows.flatMap(({ label, group, amount }) =>
    amount === undefined || amount < 0 ? [] : [{ label, group, amount }],
  )
  const whole = readable.reduce((sum, { amount }) => sum + amount, 0)
  const parts = readable
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, share: part.amount / whole }))
  const groups = new Map<string, BarGroup>()
  for (const { group, amount, share } of parts) {
    const before = groups.get(group) ?? { name: group, amount: 0, share: 0 }
    groups.set(group, { name: group, amount: before.amount + amount, share: before.share + share })
  }
  return { parts, groups: [...groups.values()], skippedCount: rows.length - readable.length }
}
