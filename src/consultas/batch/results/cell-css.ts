import type { Severity } from '@manifest/schema/result.ts'
import { orangeCss } from '@/ui/theme/orange.ts'
import { severityProps } from '../../results/index.ts'
import { plainStateBadgeCss } from './cell.tsx'

const tones: readonly Severity[] = ['success', 'info', 'warning', 'orange', 'danger', 'neutral', 'primary']

/** Badges as plain elements, because a table has hundreds. */
const toneCss = Object.fromEntries(
  tones.map((tone) => {
    const { css, colorPalette } = severityProps(tone) as { css?: object; colorPalette?: string }
    return [`& [data-tone=${tone}]`, { ...css, ...(colorPalette ? { colorPalette } : {}) }]
  }),
)

/** The tones that colour a whole row. */
const badTones = ['danger', 'orange', 'warning'] as const

/** A row with a bad finding has its colour, and nothing green that contradicts it. */
const rowToneCss = Object.fromEntries(
  badTones.flatMap((tone) => {
    const row = `& tr[data-gravest=${tone}]`
    const read = (shade: 'solid' | 'subtle') =>
      tone === 'orange' ? orangeCss[`--av-colors-color-palette-${shade}`] : `{colors.${tone}.${shade}}`
    const tint = `color-mix(in srgb, ${read('subtle')} 45%, transparent)`
    return [
      [`${row}:not([data-ticked]) > td`, { bgImage: `linear-gradient(${tint}, ${tint})` }],
      [
        `${row} > td:first-of-type`,
        { borderInlineStart: `3px solid ${read('solid')}`, paddingInlineStart: 'calc({spacing.2} - 3px)' },
      ],
      [`${row} :is([data-tone=success], [data-row-state=success])`, { colorPalette: 'neutral' }],
      [`${row} :is([data-tone=success], [data-row-state=success]) > svg`, { display: 'none' }],
    ]
  }),
)

/** The look of cells in the table of a batch. */
export const cellCss = {
  '& [data-tone]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    minH: '5',
    px: '1.5',
    borderRadius: 'sm',
    fontWeight: '500',
    color: 'colorPalette.fg',
    bg: 'colorPalette.subtle',
  },
  // A word that does not fit ends with an ellipsis, as texts do.
  '& [data-tone] > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-tone] > svg': { flexShrink: '0', boxSize: '3' },
  '& [data-badges]': { display: 'inline-flex', flexWrap: 'inherit', gap: '1', maxWidth: 'full' },
  '& [data-empty]': { color: 'fg.subtle' },
  ...toneCss,
  ...plainStateBadgeCss,
  ...rowToneCss,
} as const
