import type { PartsCost } from '@manifest/contract/credits.ts'
import type { Lead } from '@manifest/contract/resolved.ts'
import { formatAccountAmount, formatAmount, formatCounted } from './quantity.ts'

/** Portuguese has the singular from one up to two. */
const creditNoun = (credits: number) => (credits !== 0 && credits < 2 ? 'crédito' : 'créditos')

/** Formats a number of credits: "0 créditos", "1 crédito", "2,5 créditos". */
export const formatCredits = (credits: number) => `${formatAmount(credits)} ${creditNoun(credits)}`

/** Formats a balance or a sum of costs, with the decimals of the statement: "992,30 créditos". */
export const formatBalance = (credits: number) => `${formatAccountAmount(credits)} ${creditNoun(credits)}`

/** Formats the cost of a query: "grátis", "0,35 crédito", "2 créditos". */
export const formatCost = (credits: number) => (credits === 0 ? 'grátis' : formatCredits(credits))

/**
 * Formats what a dossiê costs at most: "até 15,85 créditos". Parts may be answered already, or lack their input. A part
 * without a cost is counted, since it may cost something.
 */
export const formatPartsCost = ({ total, untold }: PartsCost) =>
  `até ${formatCredits(total)}${untold === 0 ? '' : `, e ${formatCounted(untold, 'parte', 'partes')} sem custo informado`}`

/** Formats the cost of a consulta or a dossiê; `undefined` if the manifest does not tell. */
export function formatLeadCost({ cost, partsCost }: Pick<Lead, 'cost' | 'partsCost'>): string | undefined {
  if (partsCost) return formatPartsCost(partsCost)
  return cost === undefined ? undefined : formatCost(cost)
}

/** Says what a query costs, in a sentence; `undefined` if the manifest does not tell. */
export function describeCost(credits: number | undefined): string | undefined {
  if (credits === undefined) return undefined
  return credits === 0 ? 'Consulta grátis.' : `Custa ${formatCost(credits)}.`
}
