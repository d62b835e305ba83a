const amount = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** Formats a number of credits: "0 créditos", "1 crédito", "2,5 créditos". Portuguese has the singular from one up to two. */
export const formatCredits = (credits: number) =>
  `${amount.format(credits)} ${credits !== 0 && credits < 2 ? 'crédito' : 'créditos'}`

/** Formats the cost of a query: "grátis", "0,35 crédito", "2 créditos". */
export const formatCost = (credits: number) => (credits === 0 ? 'grátis' : formatCredits(credits))

/** Says what a query costs, in a sentence; `undefined` if the manifest does not tell. */
export function describeCost(credits: number | undefined): string | undefined {
  if (credits === undefined) return undefined
  return credits === 0 ? 'Consulta grátis.' : `Custa ${formatCost(credits)}.`
}
