import { defaultBaseConfig, defineGlobalStyles } from '@chakra-ui/react'
import {
  animationStyles,
  badgeRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  skeletonRecipe,
} from '@chakra-ui/react/theme'
import { onFirstUse } from '@/lib/on-first-use.ts'
import { scrollFadeKeyframes } from '../scroll-fade.ts'
import { chartColors } from './chart-colors.ts'
import { config } from './config.ts'
import { createThemeSystem } from './create-theme-system.ts'

/**
 * The bordered skin replaces panel shadows with borders. The border always takes its space, so nothing
 * shifts.
 */
const borderedSkin = {
  border: { value: { base: 'transparent', _bordered: '{colors.border.emphasized}' } },
  shadow: { value: { _bordered: 'none' } },
} as const

/** Returns the system of the authenticated layout and its pages. */
export const getAppSystem = onFirstUse(() =>
  createThemeSystem(defaultBaseConfig, config, {
    conditions: { bordered: '.skin--bordered &' },
    globalCss: layoutCss,
    theme: {
      keyframes: { ...keyframes, scrollFade: scrollFadeKeyframes },
      animationStyles,
      layerStyles,
      semanticTokens: {
        colors: { chart: chartColors, border: { panel: borderedSkin.border } },
        shadows: { panel: borderedSkin.shadow },
      },
      recipes: appRecipes,
    },
  }),
)

/**
 * Recipes that the layout and its first pages add. Lazy components import their own recipe and pass it as
 * `recipe`, to keep it out of the first load.
 */
const appRecipes = {
  badge: badgeRecipe,
  kbd: kbdRecipe,
  skeleton: skeletonRecipe,
} as const

const layoutCss = defineGlobalStyles({
  // Keeps focused elements clear of the bars at the window's edges.
  html: { scrollPaddingTop: '{sizes.header}', scrollPaddingBottom: { base: 'bottomBar', md: '0' } },
  'html[data-resizing] *, html[data-resizing] *::before, html[data-resizing] *::after': {
    transition: 'none !important',
    animation: 'none !important',
  },
})
