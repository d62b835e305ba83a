import { defineGlobalStyles } from '@chakra-ui/react'

/** Global styles of every page. Component styles are in recipes. */
export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  'html:has(body.dark)': { colorScheme: 'dark' },
  'html:has(body.light)': { colorScheme: 'light' },
  // On body and not on html: the theme's class is on body, and a palette resolves where it is set.
  body: {
    colorPalette: 'primary',
    minHeight: '100dvh',
    bg: 'bg',
    color: 'fg',
    fontSize: '14px',
    lineHeight: '20px',
    fontFamily: 'body',
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'primary.emphasized' },
  'h1, h2, h3': { textWrap: 'balance' },
  '#page-title:focus': { outline: 'none' },
  '#page-title:focus-visible': { outline: 'none' },
})
