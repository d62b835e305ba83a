import { describe, expect, it } from 'vitest'
import { countFitting } from '@/layout/horizontal/top-menu-bar.tsx'

const measuredRow = { widths: [100, 100, 100], isWhole: true, gap: 4, more: 50 }

describe('countFitting', () => {
  it('returns the number of all entries if they fit without the button', () => {
    expect(countFitting({ ...measuredRow, available: 308 })).toBe(3)
    expect(countFitting({ ...measuredRow, available: 307.6 })).toBe(3)
  })

  it('reserves the button’s width if not all entries fit', () => {
    expect(countFitting({ ...measuredRow, available: 307 })).toBe(2)
    expect(countFitting({ ...measuredRow, available: 258 })).toBe(2)
    expect(countFitting({ ...measuredRow, available: 257 })).toBe(1)
    expect(countFitting({ ...measuredRow, available: 60 })).toBe(0)
  })

  it('reserves the button’s width if there are more entries than the row may have', () => {
    expect(countFitting({ ...measuredRow, isWhole: false, available: 308 })).toBe(2)
    expect(countFitting({ ...measuredRow, isWhole: false, available: 400 })).toBe(3)
  })

  it('returns 0 for no entries', () => {
    expect(countFitting({ ...measuredRow, widths: [], available: 0 })).toBe(0)
  })
})
