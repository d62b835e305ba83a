import { orangeCss } from '../theme/orange.ts'

/** The color of a status in a cell. Orange is more serious than warning and less than danger. */
export type CellTone =
  | 'primary'
  | 'secondary'
  | 'success'
  | 'info'
  | 'warning'
  | 'danger'
  | 'neutral'
  | 'orange'

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'neutral'] as const

/** Styles the texts that have a tone as badges. Plain elements, because a table may have thousands. */
export const toneCss = {
  '& [data-tone]': {
    display: 'inline-block',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    textStyle: 'small',
    fontWeight: '500',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
  ...Object.fromEntries(palettes.map((palette) => [`& [data-tone=${palette}]`, { colorPalette: palette }])),
  '& [data-tone=orange]': orangeCss,
  // Browsers do not print backgrounds.
  '@media print': { '& [data-tone]': { p: '0', fontWeight: '600' } },
} as const
