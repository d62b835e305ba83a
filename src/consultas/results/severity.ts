import type { Severity } from '@manifest/schema/result.ts'

const mixColors = (shade: string) =>
  `color-mix(in srgb, var(--av-colors-danger-${shade}), var(--av-colors-warning-${shade}))`

const shades = ['solid', 'fg', 'subtle', 'muted', 'emphasized'] as const

/** Half way between danger and warning: the theme, which every page loads, has no palette for it. */
const orange = Object.fromEntries(
  shades.map((shade) => [`--av-colors-color-palette-${shade}`, mixColors(shade)]),
)

/** The props that give an element the palette of a severity. */
export const severityProps = (severity: Severity) =>
  severity === 'orange' ? { css: orange } : { colorPalette: severity }
