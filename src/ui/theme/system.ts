import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { animationStyles, breakpoints, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { semanticColors } from './colors.ts'
import { globalCss } from './global-css.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { semanticShadows } from './shadows.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'av',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: {
      colors: semanticColors,
      shadows: semanticShadows,
      radii: { l1: { value: '6px' }, l2: { value: '{radii.control}' }, l3: { value: '{radii.panel}' } },
    },
    recipes,
    slotRecipes,
    textStyles,
    layerStyles,
    animationStyles,
  },
})

/** Our own system: Chakra's base conditions and utilities, our tokens, only the recipes in use. */
export const system = createSystem(defaultBaseConfig, config)
