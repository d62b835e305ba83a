import type { SystemStyleObject } from '@chakra-ui/react'
import { panelSurface } from '@/ui/page/panel.tsx'

/** The height of the row that stays on screen. */
const toolbarHeight = '56px'

/** The height of what stays on screen above the sections, with a gap. */
const headOffset = `calc(var(--stick, 64px) + ${toolbarHeight} + 16px)`

/** The scroll margin of what keys and links go to. The window has a scroll padding as high as the app's header. */
export const scrollMargin = `calc(${headOffset} - {sizes.header})`

/** Of the heading of a section, so that the section's edge is below the head. */
export const headingScrollMargin = `calc(${headOffset} - {sizes.header} + 20px)`

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
  ...panelSurface,
  _print: { display: 'none' },
} as const

export const answersCss = {
  display: 'grid',
  gap: { base: '3', md: '5' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  _print: { display: 'block', '& [data-part-body] > * > *': { marginTop: '5mm' } },
} as const

/** The rail is behind a button. */
const narrow = '@media (max-width: 1023px)'

/** The last row has no room for the word on the button of the rail. Its icon and the numbers stay. */
const phone = '@media (max-width: 479px)'

/** The head sticks with all but its last row above the edge of the window or below the app's header. */
export const headCss: SystemStyleObject = {
  position: 'sticky',
  top: 'calc(var(--stick, 64px) - var(--identity, 0px))',
  zIndex: 'docked',
  ...panelSurface,
  mb: '5',
  '&[data-compact]': { boxShadow: 'md', borderTopRadius: '0' },
  '&[data-compact] [data-progress] > p': { opacity: '0', visibility: 'hidden' },
  '&[data-compact] [data-short-name]': {
    opacity: '1',
    visibility: 'visible',
    [narrow]: { display: 'flex' },
  },
  // The name takes the place of the word, which still names the button.
  '&[data-compact] [data-word]': { srOnly: true },
  _print: { position: 'static', borderWidth: '0', mb: '6mm', '& > div': { padding: '0 !important' } },
}

export const toolbarCss: SystemStyleObject = {
  alignItems: 'center',
  gap: '3',
  height: toolbarHeight,
  px: { base: '3', md: '6' },
  borderTopWidth: '1px',
  bg: 'bg.panel',
  borderBottomRadius: 'panel',
  _print: { display: 'none !important' },
  '& [data-progress] > p, & [data-short-name]': { transition: 'opacity 150ms ease-out' },
  '& [data-short-name]': {
    position: 'absolute',
    inset: '0',
    alignItems: 'center',
    columnGap: '3',
    // A status that does not fit beside the name wraps to a line that is cut off.
    flexWrap: 'wrap',
    maxHeight: '7',
    marginBlock: 'auto',
    overflow: 'hidden',
    '& > strong': { minWidth: '0', maxWidth: 'full', lineHeight: '28px' },
    opacity: '0',
    visibility: 'hidden',
    // The button of the rail stays before the name.
    [narrow]: { position: 'static', flex: '1', display: 'none' },
  },
  [narrow]: { '& [data-progress]': { flex: 'none' }, '& [data-short-name] > span': { display: 'none' } },
  [phone]: { '& [data-word]': { srOnly: true } },
  '@media (prefers-reduced-motion: reduce)': {
    '& [data-progress] > p, & [data-short-name]': { transition: 'none' },
  },
}
