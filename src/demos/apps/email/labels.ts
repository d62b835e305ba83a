/** What an e-mail can be filed under, as its fields are called; the colours are the theme's. */
export const labels = [
  { value: 'personal', label: 'Pessoal', palette: 'success' },
  { value: 'social', label: 'Social', palette: 'info' },
  { value: 'promotions', label: 'Promoções', palette: 'warning' },
  { value: 'business', label: 'Negócios', palette: 'secondary' },
] as const

export type EmailLabel = (typeof labels)[number]['value']
