import { expect, it } from 'vitest'
import { buildSortValue } from '../../../src/blocks/table/cell-values.ts'

it.each([
  ['currency', 12.5, 12.5],
  ['currency', '-12.5', -12.5],
  ['currency', 'isento', 'isento'],
  ['number', '10', 10],
  [undefined, 7, 7],
  // Without a format, digits in a text may be a document.
  [undefined, '007', '007'],
  ['date', '31/01/2024', '2024-01-31'],
  ['date', '2024-01-31', '2024-01-31'],
  ['month', '2026-09', '2026-09'],
  ['cpf', '11144477735', '111.444.777-35'],
  ['yes-no', true, 'Sim'],
  ['currency', null, undefined],
  ['date', '', undefined],
  [undefined, ' ', undefined],
  [undefined, [], undefined],
] as const)('sorts %s of %j by %j', (format, value, sorted) =>
  expect(buildSortValue(value, { format }) || undefined).toBe(sorted),
)

it('sorts words by the order of the column, then other words, then empty values', () => {
  const order = ['Alto', 'Médio', 'Baixo']
  const sorted = ['Baixo', 'Outro', 'alto', 'Médio']
    .map((word) => buildSortValue(word, { format: undefined, order }))
    .sort()
  expect(sorted).toEqual(['000 alto', '001 Médio', '002 Baixo', '003 Outro'])
  expect(buildSortValue('', { format: undefined, order })).toBeUndefined()
})
