import { chartSeries, type ThemedHex } from '../../../manifest/contract/brand.ts'
import { surfaces, type ThemeName, themeNames } from '../../../manifest/contract/surfaces.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { areDistinct, isOnPanel } from '../expand/brand/derive-charts.ts'
import { hasContrast, listPairs, shapeContrast } from '../expand/brand/derive-palette.ts'
import { type BrandColors, expandBrandColors, isReadablePrimary } from '../expand/brand/expand-brand.ts'
import { findNearest, findNearestOfHue } from '../expand/brand/find-nearest.ts'
import { computeContrast } from '../expand/brand/oklch.ts'
import { type ManifestDocument, readWrittenValue, type YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

const themeTitles: Record<ThemeName, string> = { light: 'no tema claro', dark: 'no tema escuro' }

/** Writes a ratio with one decimal, rounded down: 4,49 does not pass as 4,5. */
const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toLocaleString('pt-BR')}:1`

/** Checks the contrast of each pair of colours that the theme makes of the primary colour. */
export const checkBrandPrimary: Check = ({ brand }): Diagnostic[] => {
  if (!brand) return []
  const { primary } = expandBrandColors({ ...brand.value, charts: [] })
  const [failed] = themeNames.flatMap((theme) =>
    listPairs(primary[theme], theme)
      .filter((pair) => !hasContrast(pair))
      .map((pair) => ({ ...pair, theme })),
  )
  if (failed === undefined) return []
  const ratio = formatRatio(computeContrast(failed.color, failed.on))
  const message = `A cor ${primary.light.solid} não contrasta o bastante: ${failed.role} tem ${ratio} ${themeTitles[failed.theme]}, e precisa de ${formatRatio(failed.least)}`
  const nearest = findNearestOfHue(primary.light.solid, isReadablePrimary)
  const hint = suggestColor(brand.document, ['primary'], nearest)
  return [brand.document.report('brand-contrast', ['primary'], 'value', message, hint)]
}

/** Checks that the colours of charts are seen on panels and differ from each other. */
export const checkBrandCharts: Check = ({ brand }): Diagnostic[] => {
  if (!brand) return []
  const { document, value } = brand
  const colors = expandBrandColors(value)
  const diagnostics = value.charts.flatMap((chart, index): Diagnostic[] => {
    const problems = themeNames.flatMap((theme) => findSeriesProblem(colors.given, index, theme) ?? [])
    if (typeof chart !== 'string')
      return problems.map(({ theme, hex, message, nearest }) => {
        const at = ['charts', index, theme]
        return document.report(
          'brand-charts',
          at,
          'value',
          `A cor ${hex} ${message}`,
          suggestColor(document, at, nearest),
        )
      })
    // A derived colour may be right once the light one is.
    const [problem] = problems
    if (problem === undefined) return []
    const at = ['charts', index]
    const hint =
      problem.theme === 'dark' && problem.nearest !== undefined
        ? `escreva a cor de cada tema: { light: "${chart}", dark: "${problem.nearest}" }`
        : suggestColor(document, at, problem.nearest)
    return [document.report('brand-charts', at, 'value', `A cor ${problem.hex} ${problem.message}`, hint)]
  })
  return diagnostics.length > 0 ? diagnostics : reportShortCharts(document, colors)
}

type SeriesProblem = { theme: ThemeName; hex: string; message: string; nearest: string | undefined }

function findSeriesProblem(series: ThemedHex[], index: number, theme: ThemeName): SeriesProblem | undefined {
  const hex = series[index]?.[theme] ?? ''
  const before = series.slice(0, index).map((other) => other[theme])
  const findAlike = (color: string) => before.find((other) => !areDistinct(color, other))
  const passes = (color: string) => isOnPanel(color, theme) && findAlike(color) === undefined
  if (!isOnPanel(hex, theme)) {
    const ratio = formatRatio(computeContrast(hex, surfaces[theme].panel))
    return {
      theme,
      hex,
      message: `tem ${ratio} sobre os painéis ${themeTitles[theme]}, e precisa de ${formatRatio(shapeContrast)}`,
      nearest: findNearestOfHue(hex, passes) ?? findNearest(hex, passes),
    }
  }
  const alike = findAlike(hex)
  return alike === undefined
    ? undefined
    : {
        theme,
        hex,
        message: `se confunde com ${alike} ${themeTitles[theme]}, para quem não distingue todas as cores`,
        nearest: findNearest(hex, passes),
      }
}

const reportShortCharts = (document: ManifestDocument, { charts }: BrandColors): Diagnostic[] =>
  charts.length < chartSeries.length
    ? [
        document.report(
          'brand-charts',
          ['charts'],
          'value',
          `Não há ${chartSeries.length} cores que todos distingam com as que os gráficos já têm`,
          `escreva em "charts" ${chartSeries.length} cores que diferem mais umas das outras`,
        ),
      ]
    : []

function suggestColor(
  document: ManifestDocument,
  at: YamlPath,
  nearest: string | undefined,
): Hint | undefined {
  if (nearest === undefined) return undefined
  return {
    text: `a cor mais próxima que passa é "${nearest}"`,
    replacement: {
      label: `Trocar por ${nearest}`,
      written: readWrittenValue(document, at),
      text: `"${nearest}"`,
    },
  }
}
