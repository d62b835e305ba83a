/** Labels, named like the e-mail's fields, with theme colors. */
export const labels = [
  { value: 'personal', label: 'Pessoal', palette: 'success' },
  { value: 'social', label: 'Social', palette: 'info' },
  { value: 'promotions', label: 'Promoções', palette: 'warning' },
  { value: 'business', label: 'Negócios', palette: 'secondary' },
] as const

export type EmailLabel = (typeof labels)[number]['value']
