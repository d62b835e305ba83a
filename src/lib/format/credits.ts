const amount = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** Formats the cost of a query: "1 crédito", "2,5 créditos". Below two, Portuguese uses the singular. */
export const formatCost = (credits: number) =>
  `${amount.format(credits)} ${credits < 2 ? 'crédito' : 'créditos'}`
