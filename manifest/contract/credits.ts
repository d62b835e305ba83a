/** Rounds a sum of credits to hundredths: sums of decimal fractions are inexact. */
export const roundCredits = (credits: number) => Math.round(credits * 100) / 100

/** The credits of all parts together, and how many of them have no cost in the manifest. */
export type PartsCost = { total: number; untold: number }

/** Adds up the costs of a dossiê's parts. `undefined` if no part has one. */
export function sumPartCosts(parts: readonly { cost?: number }[]): PartsCost | undefined {
  const told = parts.flatMap(({ cost }) => cost ?? [])
  if (told.length === 0) return undefined
  return {
    total: roundCredits(told.reduce((sum, cost) => sum + cost, 0)),
    untold: parts.length - told.length,
  }
}
