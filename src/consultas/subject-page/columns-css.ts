import { headOffset } from './head/head-css.ts'

/** The rail beside the sections. */
export const columnsCss = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
  _print: { display: 'block' },
} as const

/** The rail, which stays on screen. */
export const asideCss = {
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: headOffset,
  maxHeight: `calc(100dvh - ${headOffset} - 16px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.panel',
  borderRadius: 'panel',
  boxShadow: 'panel',
  _print: { display: 'none' },
} as const

export const answersCss = {
  display: 'grid',
  gap: { base: '3', md: '5' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  _print: { display: 'block', '& [data-part-body] > * > *': { marginTop: '5mm' } },
} as const
