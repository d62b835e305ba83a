import { describe, expect, it } from 'vitest'
import {
  areDistinct,
  deriveCharts,
  isOnPanel,
} from '../../../../codegen/compile/expand/brand/derive-charts.ts'
import { derivePalette } from '../../../../codegen/compile/expand/brand/derive-palette.ts'
import { expandBrandColors } from '../../../../codegen/compile/expand/brand/expand-brand.ts'
import { themeNames } from '../../../../manifest/contract/surfaces.ts'

const primaries = ['#0F766E', '#E8590C', '#7C3AED', '#9C8E00', '#888888', '#00A348', '#EC4899', '#1D4ED8']

describe('deriveCharts', () => {
  it.each(primaries)('completes the primary colour %s with four that all people distinguish', (primary) => {
    const charts = deriveCharts([], derivePalette(primary))
    expect([charts.length, charts[0]?.light]).toEqual([5, primary])
    for (const theme of themeNames) {
      const hexes = charts.map((series) => series[theme])
      expect(hexes.filter((hex) => !isOnPanel(hex, theme))).toEqual([])
      const alike = hexes.filter((hex, index) =>
        hexes.slice(0, index).some((other) => !areDistinct(hex, other)),
      )
      expect(alike).toEqual([])
    }
  })

  it('keeps the given colours in their order, and derives their dark theme', () => {
    const { charts } = expandBrandColors({
      primary: '#0F766E',
      charts: ['#004e9b', { light: '#E8590C', dark: '#F17543' }],
    })
    expect(charts.slice(0, 2)).toEqual([
      { light: '#004E9B', dark: expect.stringMatching(/^#[\dA-F]{6}$/) },
      { light: '#E8590C', dark: '#F17543' },
    ])
    expect(charts).toHaveLength(5)
    expect(isOnPanel(charts[0]?.dark ?? '', 'dark')).toBe(true)
  })

  it('gives the same colours each time', () => {
    expect(deriveCharts([], derivePalette('#2F5FA8'))).toEqual(deriveCharts([], derivePalette('#2F5FA8')))
  })

  it('does not take green and olive for two colours', () => {
    expect(areDistinct('#2E8B57', '#8B7B2E')).toBe(false)
    expect(areDistinct('#2E8B57', '#1C248E')).toBe(true)
  })
})
