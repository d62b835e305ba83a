import { toolbarHeight } from './head/head-css.ts'

/** In px, between the head and the sections. */
const gap = 16

/** Returns the variables that say where the head and what is below it stick. `edge` is what covers the window, in px. */
export const readStickStyle = (edge: number) => ({
  '--stick': `${edge}px`,
  '--subject-head-height': `calc(${edge + gap}px + ${toolbarHeight})`,
})

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
  top: 'var(--subject-head-height)',
  maxHeight: 'calc(100dvh - var(--subject-head-height) - 16px)',
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
  _print: { display: 'block' },
} as const
