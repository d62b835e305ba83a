import { expect, it } from 'vitest'
import { uniqueKeys } from '@/lib/unique-keys.ts'

it('returns different keys for equal items, and the same key for an item at another position', () => {
  const before = uniqueKeys(['a', 'b', 'a', 'a', '2 a'])
  expect(new Set(before).size).toBe(5)
  expect(uniqueKeys(['new', 'b', 'a', '2 a', 'a', 'a']).toSorted()).toEqual(
    [...before, ...uniqueKeys(['new'])].toSorted(),
  )
})
