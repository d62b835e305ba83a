export const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
