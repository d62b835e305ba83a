import { describe, expect, it } from 'vitest'
import { fitInLine, isCut } from '@/ui/navigation/one-line.ts'

const widths = [100, 80, 120, 60, 90]

const fit = (available: number, current?: number) =>
  fitInLine({ widths, gap: 10, available, more: 50, current })

describe('a line of elements', () => {
  it('shows all if they fit, without room for the button', () => {
    expect(fit(490)).toBeUndefined()
    expect(fit(489)).toEqual({ count: 4, width: 390 })
  })

  it('shows the first ones, and the current one after them', () => {
    expect(fit(260)).toEqual({ count: 2, width: 190 })
    expect(fit(260, 1)).toEqual({ count: 2, width: 190 })
    expect(fit(260, 3)).toEqual({ count: 1, width: 170 })
  })

  it('leaves room for the button if not one fits', () => {
    expect(fit(90, 4)).toEqual({ count: 0, width: 30 })
  })

  it('cuts the elements after the last that fits, but not the current one', () => {
    const line = fit(260, 3)
    expect(widths.map((_, index) => isCut(line, index, 3))).toEqual([false, true, true, false, true])
    expect(isCut(undefined, 4)).toBe(false)
  })
})
