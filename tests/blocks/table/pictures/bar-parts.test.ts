import { expect, it } from 'vitest'
import { splitBar } from '../../../../src/blocks/table/pictures/parts-bar.tsx'

const row = (group: string, label: string, amount: number | undefined) => ({ group, label, amount })

it('splits the bar by the amounts and adds up each group', () => {
  const { parts, groups, skippedCount } = splitBar([
    row('A vencer', 'Até 30 dias', 25),
    row('A vencer', 'De 31 a 60 dias', 50),
    row('Vencido', 'De 15 a 30 dias', 25),
  ])
  expect(parts.map(({ share }) => share)).toEqual([0.25, 0.5, 0.25])
  expect(groups).toEqual([
    { name: 'A vencer', amount: 75, share: 0.75 },
    { name: 'Vencido', amount: 25, share: 0.25 },
  ])
  expect(skippedCount).toBe(0)
})

it('counts rows without an amount and never draws them', () => {
  const { parts, skippedCount } = splitBar([
    row('A', 'um', 10),
    row('A', 'dois', undefined),
    row('A', 'três', -1),
  ])
  expect(parts).toHaveLength(1)
  expect(skippedCount).toBe(2)
})

it('has no part if all amounts are zero', () => {
  expect(splitBar([row('A', 'um', 0)])).toEqual({ parts: [], groups: [], skippedCount: 0 })
})
