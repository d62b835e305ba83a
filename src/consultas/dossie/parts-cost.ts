import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { formatCredits } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { roundCredits } from '@/lib/round-credits.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'

/** The credits of all parts together, and how many of them have no cost in the manifest. */
export type PartsCost = { total: number; untold: number }

/** Returns the cost of each part that the user may ask, in order; `undefined` for parts without one. */
export const listPartCosts = ({ dossie, families }: LoadedDossie): ConsultaDefinition['cost'][] =>
  dossie.parts.map(({ family, variant }) => families[family]?.variants[variant]?.cost)

/** Adds up the costs of a dossiê's parts. `undefined` if no part has one. */
export function sumPartCosts(loaded: LoadedDossie): PartsCost | undefined {
  const costs = listPartCosts(loaded)
  const told = costs.filter((cost) => cost !== undefined)
  if (told.length === 0) return undefined
  return {
    total: roundCredits(told.reduce((sum, cost) => sum + cost, 0)),
    untold: costs.length - told.length,
  }
}

/**
 * Says what a dossiê costs at most: parts may be answered already, or lack their input. A part without a cost is
 * named as such, since it may cost something.
 */
export function describePartsCost(cost: PartsCost | undefined): string | undefined {
  if (!cost) return undefined
  const untold =
    cost.untold === 0 ? '' : `, e ${formatCounted(cost.untold, 'parte', 'partes')} sem custo informado`
  return `Custa até ${formatCredits(cost.total)}${untold}.`
}
