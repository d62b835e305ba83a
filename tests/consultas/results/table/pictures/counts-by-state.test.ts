import { expect, it } from 'vitest'
import { countsByState } from '../../../../../src/consultas/results/table/pictures/state-map.tsx'

it('rows are counted by their state; what names none is not counted', () => {
  const counts = countsByState(['RJ', 'rj ', 'SP', '—', '•••••••', 'XX'])
  expect([...counts]).toEqual([
    ['RJ', 2],
    ['SP', 1],
  ])
})
