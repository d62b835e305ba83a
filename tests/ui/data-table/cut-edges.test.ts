import { expect, it } from 'vitest'
import { findCutEdges, pinnedOffsets } from '@/ui/data-table/scroll-area.tsx'

const area = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1000, clientWidth: 600 })

it.each([
  ['at the start', 0, { start: false, end: true }],
  ['in between', 120, { start: true, end: true }],
  ['at the end', 400, { start: true, end: false }],
  ['a fraction from the end', 399.4, { start: true, end: false }],
  ['in between, right to left', -120, { start: true, end: true }],
  ['at the end, right to left', -400, { start: true, end: false }],
])('finds the overflowing edges of an area scrolled %s', (_, scrollLeft, edges) => {
  expect(findCutEdges(area(scrollLeft))).toEqual(edges)
})

it('pins the first column if the others scroll and have enough space', () => {
  expect(pinnedOffsets(area(0), [200])).toEqual([0, 200])
  expect(pinnedOffsets(area(0), [301])).toEqual([0])
  expect(pinnedOffsets({ ...area(0), scrollWidth: 600 }, [200])).toEqual([0])
})

it('pins as many columns as leave space to the others', () => {
  expect(pinnedOffsets(area(0), [100, 80, 100])).toEqual([0, 100, 180, 280])
  expect(pinnedOffsets(area(0), [100, 250, 10])).toEqual([0, 100])
})
