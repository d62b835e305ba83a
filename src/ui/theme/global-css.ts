import { defineGlobalStyles } from '@chakra-ui/react'
import { globalCss as chakra } from '@chakra-ui/react/theme'

/** Ground rules of every page. Component styles live in recipes. */
export const globalCss = defineGlobalStyles({
  ...chakra,
  html: { colorPalette: 'primary', scrollbarGutter: 'stable' },
  'html:has(body.dark)': { colorScheme: 'dark' },
  'html:has(body.light)': { colorScheme: 'light' },
  body: {
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
