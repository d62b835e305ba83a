import { expect, it } from 'vitest'
import { countByState } from '../../../../src/blocks/table/pictures/state-map.tsx'

it('counts rows by state, and ignores texts that name no state', () => {
  const counts = countByState(['RJ', 'rj ', 'SP', '—', '•••••••', 'XX'])
  expect([...counts]).toEqual([
    ['RJ', 2],
    ['SP', 1],
  ])
})
