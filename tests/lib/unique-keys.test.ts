import { expect, it } from 'vitest'
import { uniqueKeys } from '@/lib/unique-keys.ts'

it('tells equal items apart and gives an item the same key wherever it stands', () => {
  const before = uniqueKeys(['a', 'b', 'a', 'a', '2 a'])
  expect(new Set(before).size).toBe(5)
  expect(uniqueKeys(['new', 'b', 'a', '2 a', 'a', 'a']).toSorted()).toEqual(
    [...before, ...uniqueKeys(['new'])].toSorted(),
  )
})
