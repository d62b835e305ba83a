import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIsLong } from '../../../src/ui/data-table/use-is-long.ts'

const rows = Array.from({ length: 1001 }, (_, index) => ({ index }))

const renderIsLong = (count: number) =>
  renderHook(({ shown }) => useIsLong(shown), { initialProps: { shown: rows.slice(0, count) } })

it('a list that grows stays in the page up to 1,000 rows', () => {
  const { result, rerender } = renderIsLong(50)
  const isLong = [150, 1000, 1001].map((count) => {
    rerender({ shown: rows.slice(0, count) })
    return result.current
  })
  expect(isLong).toEqual([false, false, true])
})

it('a long list scrolls in a box from the start, and so does another list in its place', () => {
  expect(renderIsLong(101).result.current).toBe(true)
  const { result, rerender } = renderIsLong(50)
  rerender({ shown: rows.slice(50, 200) })
  expect(result.current).toBe(true)
})
