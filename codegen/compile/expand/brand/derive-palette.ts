import type { BrandPalette, PaletteStep } from '../../../../manifest/contract/brand.ts'
import { surfaces, type ThemeName } from '../../../../manifest/contract/surfaces.ts'
import { computeContrast, formatOklch, mixColors, toLinearRgb, toOklab, toOklch } from './oklch.ts'

/** WCAG 2.2: 4.5:1 for text, 3:1 for what is no text, such as a focus ring or a bar. */
const textContrast = 4.5
export const shapeContrast = 3

/** Colours that stand on each other. `role` names the pair in messages. */
export type ColorPair = { step: PaletteStep; color: string; on: string; role: string; least: number }

/** A solid button under the pointer: see `solidUnderPointer` in the theme's recipes. */
const hover = (solid: string, theme: ThemeName) => mixColors(solid, surfaces[theme].text, 0.1)

/** Returns all pairs of a palette that the theme shows. */
export function listPairs(palette: Record<PaletteStep, string>, theme: ThemeName): ColorPair[] {
  const { page, panel } = surfaces[theme]
  const pair = (step: PaletteStep, on: string, role: string, least = textContrast) => ({
    step,
    color: palette[step],
    on,
    role,
    least,
  })
  return [
    pair('solid', page, 'a cor (solid) sobre a página', shapeContrast),
    pair('solid', panel, 'a cor (solid) sobre os painéis', shapeContrast),
    pair('contrast', palette.solid, 'o texto dos botões (contrast) sobre a cor (solid)'),
    pair('contrast', hover(palette.solid, theme), 'o texto dos botões (contrast) sob o ponteiro'),
    pair('fg', palette.subtle, 'o texto (fg) sobre o fundo da cor (subtle)'),
    pair('fg', page, 'o texto (fg) sobre a página'),
    pair('fg', panel, 'o texto (fg) sobre os painéis'),
  ]
}

export const hasContrast = ({ color, on, least }: ColorPair) => computeContrast(color, on) >= least

/** Derives the steps of both themes from the primary colour, which is the solid of the light theme. */
export function derivePalette(primary: string): BrandPalette {
  const base = toOklch(primary)
  /** Keeps the hue. A grey stays grey. */
  const tint = (lightness: number, chroma: number) =>
    formatOklch({ ...base, lightness, chroma: Math.min(chroma, base.chroma * 1.35) })
  const solid = tint(0.7, 0.07 + base.chroma / 2)
  const solidChroma = toOklch(solid).chroma
  const onSolid = tint(0.22, solidChroma * 0.31)
  const darkest = tint(0.13, solidChroma * 0.2)
  const light = {
    solid: primary,
    contrast: '#FFFFFF',
    fg: formatOklch({ ...base, lightness: base.lightness * 0.907, chroma: base.chroma * 0.9 }),
    subtle: tint(0.954, 0.018),
    muted: tint(0.908, 0.034),
    emphasized: tint(0.83, 0.062),
  }
  const dark = {
    solid,
    contrast: onSolid,
    fg: tint(0.788, solidChroma * 0.92),
    subtle: tintPanel(solid, 0.268, 0.26),
    muted: tintPanel(solid, 0.323, 0.37),
    emphasized: tintPanel(solid, 0.435, 0.55),
  }
  return {
    light: readable({ ...light, contrast: chooseContrast(primary, [onSolid, darkest]) }, 'light'),
    dark: readable(dark, 'dark'),
  }
}

/** White, or the first dark tint that can be read on the colour where white cannot. */
function chooseContrast(solid: string, tints: string[]): string {
  const passes = (color: string) =>
    [solid, hover(solid, 'light')].every((on) => computeContrast(color, on) >= textContrast)
  return ['#FFFFFF', ...tints].find(passes) ?? '#FFFFFF'
}

/** A step between a dark panel and the colour: the hue moves by `share`, the lightness is given. */
function tintPanel(solid: string, lightness: number, share: number): string {
  const [, panelA, panelB] = toOklab(toLinearRgb(surfaces.dark.panel))
  const [, colorA, colorB] = toOklab(toLinearRgb(solid))
  const [a, b] = [panelA + (colorA - panelA) * share, panelB + (colorB - panelB) * share]
  return formatOklch({ lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI })
}

/** Moves the text step away from the surfaces until it can be read on all of them. */
function readable(palette: Record<PaletteStep, string>, theme: ThemeName): Record<PaletteStep, string> {
  let text = toOklch(palette.fg)
  const isReadable = (fg: string) =>
    listPairs({ ...palette, fg }, theme).every((pair) => pair.step !== 'fg' || hasContrast(pair))
  while (!isReadable(formatOklch(text)) && text.lightness > 0 && text.lightness < 1)
    text = { ...text, lightness: text.lightness + (theme === 'light' ? -0.01 : 0.01) }
  return { ...palette, fg: formatOklch(text) }
}
