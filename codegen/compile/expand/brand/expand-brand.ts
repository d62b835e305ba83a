import type { BrandPalette, ThemedHex } from '../../../../manifest/contract/brand.ts'
import { themeNames } from '../../../../manifest/contract/surfaces.ts'
import type { BrandFile } from '../../../../manifest/schema/brand.ts'
import { deriveCharts, deriveDarkSeries } from './derive-charts.ts'
import { derivePalette, hasContrast, listPairs } from './derive-palette.ts'

export type BrandColors = { primary: BrandPalette; given: ThemedHex[]; charts: ThemedHex[] }

/** Derives all colours of a brand. `given` are the series that brand.yaml names. */
export function expandBrandColors({
  primary: color,
  charts,
}: Pick<BrandFile, 'primary' | 'charts'>): BrandColors {
  const primary = derivePalette(color.toUpperCase())
  const given = charts.map((chart) => {
    const { light, dark } =
      typeof chart === 'string' ? { light: chart, dark: deriveDarkSeries(chart) } : chart
    return { light: light.toUpperCase(), dark: dark.toUpperCase() }
  })
  return { primary, given, charts: deriveCharts(given, primary) }
}

/** Returns true if all pairs that a primary colour gives have enough contrast. */
export function isReadablePrimary(color: string): boolean {
  const palette = derivePalette(color)
  return themeNames.every((theme) => listPairs(palette[theme], theme).every(hasContrast))
}
