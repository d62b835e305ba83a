import { describe, expect, it } from 'vitest'
import { countFitting } from '@/layout/horizontal/count-fitting.ts'

const measuredRow = { widths: [100, 100, 100], isWhole: true, gap: 4, more: 50 }

describe('fit', () => {
  it('shows all where all fit, without room for the button', () => {
    expect(countFitting({ ...measuredRow, available: 308 })).toBe(3)
    expect(countFitting({ ...measuredRow, available: 307.6 })).toBe(3)
  })

  it('leaves room for the button where not all fit', () => {
    expect(countFitting({ ...measuredRow, available: 307 })).toBe(2)
    expect(countFitting({ ...measuredRow, available: 258 })).toBe(2)
    expect(countFitting({ ...measuredRow, available: 257 })).toBe(1)
    expect(countFitting({ ...measuredRow, available: 60 })).toBe(0)
  })

  it('leaves room for the button where there are more than may stand in the row', () => {
    expect(countFitting({ ...measuredRow, isWhole: false, available: 308 })).toBe(2)
    expect(countFitting({ ...measuredRow, isWhole: false, available: 400 })).toBe(3)
  })

  it('has nothing to show of nothing', () => {
    expect(countFitting({ ...measuredRow, widths: [], available: 0 })).toBe(0)
  })
})
