import {
  defineConfig,
  defineGlobalStyles,
  defineSemanticTokens,
  defineTextStyles,
  defineTokens,
} from '@chakra-ui/react'
import { breakpoints } from '@chakra-ui/react/theme'
import { brand } from '@/generated/brand.ts'
import { semanticColors } from './colors.ts'
import { recipes } from './recipes.ts'
import { scales } from './scales.ts'

const tokens = defineTokens({
  ...scales,
  colors: {
    white: { value: '#FFFFFF' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  fonts: {
    body: { value: brand.fontFamily },
    heading: { value: brand.fontFamily },
    mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace" },
  },
  radii: {
    ...scales.radii,
    control: { value: '8px' },
    panel: { value: '10px' },
  },
  // Spacing of the bottom bar's height, to keep its space free.
  spacing: { ...scales.spacing, bottomBar: { value: '60px' } },
  sizes: {
    ...scales.sizes,
    sidebar: { value: '248px' },
    sidebarCollapsed: { value: '72px' },
    sidebarHeader: { value: '85px' },
    header: { value: '64px' },
    bottomBar: { value: '60px' },
    userMenu: { value: '180px' },
    notifications: { value: '300px' },
    boxed: { value: '1140px' },
  },
})

const style = (size: string, line: string, weight: string, spacing = 'normal') => ({
  value: { fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: spacing },
})

const size = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } })

/** Font size/line height in px: body 14/20, small 12/16. Headings have 24 and 20 px, panel titles 16 px. */
const textStyles = defineTextStyles({
  // Text styles that Chakra's recipes use.
  '2xs': size('10px', '12px'),
  xs: size('12px', '16px'),
  sm: size('14px', '20px'),
  md: size('16px', '24px'),
  lg: size('18px', '28px'),
  body: style('14px', '20px', '400'),
  small: style('12px', '16px', '400'),
  h1: style('24px', '30px', '650', '-0.015em'),
  h2: style('20px', '26px', '650', '-0.01em'),
  h3: style('15px', '20px', '600', '-0.005em'),
  figure: style('28px', '34px', '650', '-0.02em'),
  overline: {
    value: {
      fontSize: '11px',
      lineHeight: '16px',
      fontWeight: '600',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  },
})

const themed = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * Soft shadows in light mode. In dark mode only floating elements have shadows, and panels have a hairline
 * border. The bordered skin replaces panel shadows with borders.
 */
const semanticShadows = defineSemanticTokens.shadows({
  xs: themed('0 1px 2px rgb(20 32 46 / 6%)', 'none'),
  sm: themed('0 1px 3px rgb(20 32 46 / 8%)', 'none'),
  md: themed('0 4px 12px rgb(20 32 46 / 10%)', '0 4px 12px rgb(0 0 0 / 40%)'),
  lg: themed('0 8px 24px rgb(20 32 46 / 14%)', '0 8px 24px rgb(0 0 0 / 50%)'),
  xl: themed('0 16px 32px rgb(20 32 46 / 16%)', '0 16px 32px rgb(0 0 0 / 55%)'),
  panel: themed(
    '0 1px 2px rgb(20 32 46 / 8%), 0 4px 12px rgb(20 32 46 / 5%)',
    '0 0 0 1px #182336, 0 1px 2px rgb(0 0 0 / 25%)',
  ),
})

/** Global styles of every page. Component styles are in recipes. */
const globalCss = defineGlobalStyles({
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
  // Headings take the focus only from code, after a route change or an answer.
  ':is(h1, h2, h3)[tabindex]:is(:focus, :focus-visible)': { outline: 'none' },
})

/**
 * Our tokens, and the few recipes of the public screens. Chakra's `defaultBaseConfig` adds its base conditions and utilities.
 */
export const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'av',
  globalCss,
  theme: {
    breakpoints,
    keyframes: { spin: { to: { transform: 'rotate(360deg)' } } },
    tokens,
    semanticTokens: {
      colors: semanticColors,
      shadows: semanticShadows,
      radii: { l1: { value: '6px' }, l2: { value: '{radii.control}' }, l3: { value: '{radii.panel}' } },
    },
    recipes,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
  },
})
