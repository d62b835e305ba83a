import { defineGlobalStyles } from '@chakra-ui/react'

export const layoutCss = defineGlobalStyles({
  // Keeps focused elements clear of the bars at the window's edges.
  html: { scrollPaddingTop: '{sizes.header}', scrollPaddingBottom: { base: 'bottomBar', md: '0' } },
  'html[data-resizing] *, html[data-resizing] *::before, html[data-resizing] *::after': {
    transition: 'none !important',
    animation: 'none !important',
  },
})
