import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { groupCalls } from '../../../deploy/gateway/database/group-calls.ts'

it('passes calls of one turn together, also if they are answered at once', async () => {
  const groups: number[] = []
  const call = groupCalls(async (items: readonly number[]) => {
    groups.push(items.length)
    return items.map((item) => item * 2)
  })
  const first = [1, 2, 3].map(call)
  await nextTurn()
  const second = [4, 5].map(call)
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
  expect(groups).toEqual([3, 2])
})

it('rejects the calls of a group that fails, and no others', async () => {
  let count = 0
  const call = groupCalls(async (items: readonly number[]) => {
    count += 1
    if (count === 1) throw new Error('full')
    return items
  })
  const failed = [call(1), call(2)]
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await call(3)).toBe(3)
})
