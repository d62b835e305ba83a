import type { Severity } from '@manifest/schema/result.ts'
import { severityProps } from '../../results/index.ts'
import { plainStateBadgeCss } from './row-state-badge.tsx'

const tones: readonly Severity[] = ['success', 'info', 'warning', 'orange', 'danger', 'neutral', 'primary']

/** Badges as plain elements, because a table has hundreds. */
const toneCss = Object.fromEntries(
  tones.map((tone) => {
    const { css, colorPalette } = severityProps(tone) as { css?: object; colorPalette?: string }
    return [`& [data-tone=${tone}]`, { ...css, ...(colorPalette ? { colorPalette } : {}) }]
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
} as const
