import { expect, it } from 'vitest'
import { formatCost } from '@/lib/format/credits.ts'

it.each([
  [1, '1 crédito'],
  [2, '2 créditos'],
  [0.5, '0,5 crédito'],
  [2.25, '2,25 créditos'],
  [1250, '1.250 créditos'],
])('formats a cost of %d', (cost, text) => expect(formatCost(cost)).toBe(text))
