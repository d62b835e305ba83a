import { expect, it } from 'vitest'
import { describeCost, formatBalance, formatCost, formatLeadCost } from '@/lib/format/credits.ts'

it.each([
  [0, 'grátis'],
  [1, '1 crédito'],
  [2, '2 créditos'],
  [0.5, '0,5 crédito'],
  [2.25, '2,25 créditos'],
  [1250, '1.250 créditos'],
])('formats a cost of %d', (cost, text) => expect(formatCost(cost)).toBe(text))

it.each([
  [{}, undefined],
  [{ cost: 0.35 }, '0,35 crédito'],
  [{ partsCost: { total: 15.85, untold: 0 } }, 'até 15,85 créditos'],
  [{ partsCost: { total: 2, untold: 1 } }, 'até 2 créditos, e 1 parte sem custo informado'],
])('formats what a lead costs: %o', (lead, text) => expect(formatLeadCost(lead)).toBe(text))

it.each([
  [0, '0 créditos'],
  [0.2, '0,20 crédito'],
  [992.3, '992,30 créditos'],
  [1250, '1.250 créditos'],
])('formats a balance of %d', (credits, text) => expect(formatBalance(credits)).toBe(text))

it.each([
  [undefined, undefined],
  [0, 'Consulta grátis.'],
  [0.35, 'Custa 0,35 crédito.'],
])('says what %s costs, and nothing that the manifest does not tell', (cost, text) =>
  expect(describeCost(cost)).toBe(text),
)
