/** A row of the case that is a button. */
export const rowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  minW: '0',
  minH: '11',
  px: { base: '2', md: '3' },
  py: '2.5',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.hover' },
  _rtl: { textAlign: 'right' },
} as const

/** The icon of a row. */
export const tileCss = {
  flexShrink: 0,
  boxSize: '9',
  borderRadius: 'control',
  bg: 'bg.muted',
  color: 'fg.muted',
  fontSize: '18px',
} as const
