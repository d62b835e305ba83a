import type { Severity } from '@manifest/schema/result.ts'

const mixColors = (shade: string) =>
  `color-mix(in srgb, var(--av-colors-danger-${shade}), var(--av-colors-warning-${shade}))`

const shades = ['solid', 'fg', 'subtle', 'muted', 'emphasized'] as const

/** Mixed from danger and warning. The theme has no orange palette, because every page loads the theme. */
export const orangeCss = Object.fromEntries(
  shades.map((shade) => [`--av-colors-color-palette-${shade}`, mixColors(shade)]),
)

export const severityProps = (severity: Severity) =>
  severity === 'orange' ? { css: orangeCss } : { colorPalette: severity }
