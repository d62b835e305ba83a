/** The frame of a checkbox: the mark, and the input above it. */
export const boxCss = {
  position: 'relative',
  display: 'inline-grid',
  flexShrink: '0',
  verticalAlign: 'middle',
  '& :focus-visible + svg': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
} as const

/** The input covers the mark and a little more, transparent, so that pointers hit it. */
export const inputCss = {
  position: 'absolute',
  inset: '-1',
  boxSize: 'calc(100% + 8px)',
  m: '0',
  opacity: '0',
  cursor: 'inherit',
  _disabled: { cursor: 'not-allowed' },
} as const
