import { describe, expect, it } from 'vitest'
import { isOver, sizeTable } from '../../../deploy/size/size-table.ts'

const login = { name: 'login /', size: 129.96, limit: 130, requests: 3 }
const dashboard = { name: 'dashboard /dashboard', size: 170.01, limit: 170, requests: 20 }
const first = { name: 'dash/first-01234567.js', size: 126.8, limit: 130 }

describe('sizeTable', () => {
  it('lists sizes with their limits, and the excess over a limit', () => {
    expect(sizeTable([login, dashboard], [first])).toBe(
      [
        'JavaScript after gzip         kB   budget requests',
        'login /                   129.96   130.00        3',
        'dashboard /dashboard      170.01   170.00       20  over by 0.01',
        '',
        'dash/first-01234567.js    126.80   130.00',
        '',
      ].join('\n'),
    )
  })
})

describe('isOver', () => {
  it.each([
    [login, false],
    [{ ...login, size: 130 }, false],
    [dashboard, true],
  ])('%j', (size, expected) => {
    expect(isOver(size)).toBe(expected)
  })
})
