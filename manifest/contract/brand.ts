import type { ThemeName } from './surfaces.ts'

/** The folder of the brand's files, in the manifest's folder. */
export const brandFolder = 'brand/'

export const paletteSteps = ['solid', 'contrast', 'fg', 'subtle', 'muted', 'emphasized'] as const

export type PaletteStep = (typeof paletteSteps)[number]

/** A colour of each theme, as `#RRGGBB`. */
export type ThemedHex = Record<ThemeName, string>

export type BrandPalette = Record<ThemeName, Record<PaletteStep, string>>

/** The series of charts, in the order in which charts take their colours. */
export const chartSeries = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export type ChartSeriesName = (typeof chartSeries)[number]

/** An element of an SVG. Attributes have the names of React's properties. */
export type DrawingNode = [
  tag: string,
  attributes: Record<string, string>,
  children?: (DrawingNode | string)[],
]

export type Drawing = { viewBox: string; attributes: Record<string, string>; children: DrawingNode[] }

/** The drawings of the public screens. */
export type LoginArt = { art?: Drawing; backdrop?: Drawing }

/** The colours of series by their place in a chart. */
export type Charts = Record<ChartSeriesName, ThemedHex>

export type Brand = {
  primary: BrandPalette
  /** A CSS list of families. */
  fontFamily: string
  logo: Drawing
  /** The colour of the browser's bars. */
  themeColors: ThemedHex
}
