import { defineConfig } from '@chakra-ui/react'
import { breakpoints } from '@chakra-ui/react/theme'
import { semanticColors } from './colors.ts'
import { globalCss } from './global-css.ts'
import { recipes } from './recipes.ts'
import { semanticShadows } from './shadows.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

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
