import { describe, expect, it } from 'vitest'
import {
  derivePalette,
  hasContrast,
  listPairs,
} from '../../../../codegen/compile/expand/brand/derive-palette.ts'
import { isReadablePrimary } from '../../../../codegen/compile/expand/brand/expand-brand.ts'
import { findNearest, findNearestOfHue } from '../../../../codegen/compile/expand/brand/find-nearest.ts'
import {
  computeContrast,
  formatOklch,
  mixColors,
  toLinearRgb,
  toOklab,
  toOklch,
} from '../../../../codegen/compile/expand/brand/oklch.ts'
import { paletteSteps } from '../../../../manifest/contract/brand.ts'
import { themeNames } from '../../../../manifest/contract/surfaces.ts'

/** The shipped brand as it was drawn by hand. */
const drawn = {
  light: {
    solid: '#0F766E',
    contrast: '#FFFFFF',
    fg: '#0B6760',
    subtle: '#E4F4F2',
    muted: '#CBE9E5',
    emphasized: '#9FD6CF',
  },
  dark: {
    solid: '#2DB5A7',
    contrast: '#03201D',
    fg: '#5FD0C4',
    subtle: '#0E2A33',
    muted: '#123A40',
    emphasized: '#1B5C5C',
  },
}

const computeDistance = (one: string, other: string) => {
  const [a, b] = [toOklab(toLinearRgb(one)), toOklab(toLinearRgb(other))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Colours of all hues, light, dark, strong and grey. */
const colors = Array.from({ length: 24 }, (_, index) => index * 15).flatMap((hue) =>
  [0.25, 0.4, 0.5, 0.6].flatMap((lightness) =>
    [0, 0.05, 0.12, 0.25].map((chroma) => formatOklch({ lightness, chroma, hue })),
  ),
)

describe('OKLCH', () => {
  it('gives the published values of red, and gets the colour back', () => {
    const { lightness, chroma, hue } = toOklch('#FF0000')
    expect([lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)]).toEqual(['0.628', '0.258', '29.2'])
    expect(colors.filter((hex) => formatOklch(toOklch(hex)) !== hex)).toEqual([])
  })

  it('takes chroma from a colour outside of sRGB, and keeps lightness and hue', () => {
    const { lightness, chroma, hue } = toOklch(formatOklch({ lightness: 0.6, chroma: 0.4, hue: 145 }))
    expect(lightness).toBeCloseTo(0.6, 1)
    expect(hue).toBeCloseTo(145, 0)
    expect(chroma).toBeLessThan(0.25)
  })

  it('computes contrast by WCAG, and mixes as CSS does', () => {
    expect([computeContrast('#000000', '#FFFFFF'), computeContrast('#777777', '#FFFFFF')]).toEqual([
      21,
      expect.closeTo(4.48, 2),
    ])
    expect(mixColors('#FF0000', '#0000FF', 0.1)).toBe('#E6001A')
  })
})

describe('derivePalette', () => {
  it.each(themeNames.flatMap((theme) => paletteSteps.map((step) => [theme, step] as const)))(
    'comes close to the shipped brand as it was drawn by hand: %s %s',
    (theme, step) => {
      expect(computeDistance(derivePalette('#0F766E')[theme][step], drawn[theme][step])).toBeLessThan(0.01)
    },
  )

  it('keeps the primary colour as the solid of the light theme', () => {
    expect(colors.filter((hex) => derivePalette(hex).light.solid !== hex)).toEqual([])
  })

  it('gives readable texts in both themes for every colour', () => {
    const texts = colors.flatMap((hex) =>
      themeNames.flatMap((theme) =>
        listPairs(derivePalette(hex)[theme], theme).filter(
          (pair) => pair.step === 'fg' && !hasContrast(pair),
        ),
      ),
    )
    expect(texts).toEqual([])
  })

  it('always passes in the dark theme', () => {
    const pairs = colors.flatMap((hex) => listPairs(derivePalette(hex).dark, 'dark'))
    expect(pairs.filter((pair) => !hasContrast(pair))).toEqual([])
  })

  it('writes dark on a light colour, and white on a dark one', () => {
    const [orange, violet] = [derivePalette('#E8590C'), derivePalette('#7C3AED')]
    expect([toOklch(orange.light.contrast).lightness < 0.3, violet.light.contrast]).toEqual([true, '#FFFFFF'])
  })

  it('leaves a grey grey', () => {
    const { light, dark } = derivePalette('#666666')
    const [fg, subtle, solid] = [light.fg, light.subtle, dark.solid].map((hex) => toOklch(hex).chroma)
    expect(Math.max(fg ?? 1, subtle ?? 1, solid ?? 1)).toBeLessThan(0.005)
  })
})

describe('findNearestOfHue', () => {
  it.each(['#FFEB3B', '#22C55E', '#0EA5E9', '#FFFFFF'])('finds a colour that passes for %s', (hex) => {
    expect(isReadablePrimary(hex)).toBe(false)
    const nearest = findNearestOfHue(hex, isReadablePrimary) ?? ''
    expect(isReadablePrimary(nearest)).toBe(true)
  })

  it('keeps the hue', () => {
    const nearest = findNearestOfHue('#22C55E', isReadablePrimary) ?? ''
    expect(Math.abs(toOklch(nearest).hue - toOklch('#22C55E').hue)).toBeLessThan(2)
  })

  it('knows when there is none', () => {
    expect(findNearest('#22C55E', () => false)).toBeUndefined()
  })
})
