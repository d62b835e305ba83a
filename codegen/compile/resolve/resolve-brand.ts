import {
  type Brand,
  brandFolder,
  type Charts,
  chartSeries,
  type Drawing,
  type LoginArt,
  type ThemedHex,
} from '../../../manifest/contract/brand.ts'
import type { BrandFile } from '../../../manifest/schema/brand.ts'
import { expandBrandColors } from '../expand/brand/expand-brand.ts'
import { parseDrawing } from '../parse/parse-drawing.ts'
import { defaultContent, type ParsedManifest } from '../parse/parse-manifest.ts'
import { initialDrawing, initialSvg } from './initial.ts'

type BrandFont = { family: string; file: string; weights: string }

/** `icon` is the text of the SVG. */
export type ResolvedBrand = {
  brand: Brand
  charts: Charts
  loginArt: LoginArt
  icon: string
  font?: BrandFont
}

const systemFamilies = {
  'sans-serif': "system-ui, 'Segoe UI', Roboto, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
}

export function resolveBrand(
  { brand: file, brandFiles }: Pick<ParsedManifest, 'brand' | 'brandFiles'>,
  product: string,
): ResolvedBrand {
  const value: BrandFile = file?.value ?? defaultContent.brand
  const readSvg = (name: string | undefined) =>
    name === undefined ? undefined : brandFiles.get(brandFolder + name)
  const readDrawing = (name: string | undefined): Drawing | undefined => {
    const parsed = parseDrawing(readSvg(name) ?? '')
    return 'drawing' in parsed ? parsed.drawing : undefined
  }
  const { primary, charts } = expandBrandColors(value)
  const { font, login } = value
  const [art, backdrop] = [readDrawing(login.art), readDrawing(login.backdrop)]
  return {
    brand: {
      primary,
      fontFamily: `${font ? `'${font.family}', ` : ''}${systemFamilies[font?.style ?? 'sans-serif']}`,
      logo: readDrawing(value.logo) ?? initialDrawing(product),
      themeColors: upperCase(value.themeColor) ?? { light: primary.light.solid, dark: primary.dark.subtle },
    },
    charts: Object.fromEntries(chartSeries.map((name, index) => [name, charts[index]])) as Charts,
    loginArt: { ...(art && { art }), ...(backdrop && { backdrop }) },
    icon: readSvg(value.mark) ?? initialSvg(product, primary.light),
    ...(font?.file !== undefined && {
      font: { family: font.family, file: font.file, weights: font.weights },
    }),
  }
}

const upperCase = (colors: ThemedHex | undefined): ThemedHex | undefined =>
  colors && { light: colors.light.toUpperCase(), dark: colors.dark.toUpperCase() }
