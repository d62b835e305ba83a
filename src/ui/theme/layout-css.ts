import { defineGlobalStyles } from '@chakra-ui/react'

/** Global styles that the authenticated layout adds. */
export const layoutCss = defineGlobalStyles({
  // What takes the focus is not left behind the bars at the window's edges.
  html: { scrollPaddingTop: '{sizes.header}', scrollPaddingBottom: { base: 'bottomBar', md: '0' } },
  'html[data-resizing] *, html[data-resizing] *::before, html[data-resizing] *::after': {
    transition: 'none !important',
    animation: 'none !important',
  },
})
