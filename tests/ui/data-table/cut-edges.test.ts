import { expect, it } from 'vitest'
import { findCutEdges, pinnedWidth } from '@/ui/data-table/cut-edges.ts'

const area = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1000, clientWidth: 600 })

it.each([
  ['at the start', 0, { start: false, end: true }],
  ['between', 120, { start: true, end: true }],
  ['at the end', 400, { start: true, end: false }],
  ['a fraction from the end', 399.4, { start: true, end: false }],
  ['between, from right to left', -120, { start: true, end: true }],
  ['at the end, from right to left', -400, { start: true, end: false }],
])('an area scrolled %s is cut where more follows', (_, scrollLeft, edges) => {
  expect(findCutEdges(area(scrollLeft))).toEqual(edges)
})

it('the first column stays where the others scroll and it leaves them room', () => {
  expect(pinnedWidth(area(0), 200)).toBe(200)
  expect(pinnedWidth(area(0), 301)).toBe(0)
  expect(pinnedWidth({ ...area(0), scrollWidth: 600 }, 200)).toBe(0)
})
