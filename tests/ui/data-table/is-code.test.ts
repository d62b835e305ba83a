import { expect, it } from 'vitest'
import { isCode } from '../../../src/ui/data-table/row-view.tsx'

it.each([
  '111.444.777-35',
  '77.888.999/0001-81',
  '0800123-88.2022.8.19.0001',
  '***.444.777-**',
  '1421-05',
  '05/10/2020',
  '(21) 90000-0091',
  'BRA2E19',
])('%s does not wrap in prints', (text) => {
  expect(isCode(text)).toBe(true)
})

it.each([
  'Fictícia Logística S.A.',
  'De 3 a 5 salários',
  'ana@exemplo.com.br',
  '•••••••',
  '—',
  '1'.repeat(26),
])('%s may wrap in prints', (text) => {
  expect(isCode(text)).toBe(false)
})
