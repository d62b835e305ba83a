import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { appRecipes } from './app-recipes.ts'
import { chartColors } from './chart-colors.ts'
import { layoutCss } from './layout-css.ts'
import { config } from './system.ts'

/** The system of the authenticated layout: that of the public screens and the recipes which the layout adds. */
export const appSystem = createSystem(defaultBaseConfig, config, {
  globalCss: layoutCss,
  theme: {
    keyframes,
    animationStyles,
    layerStyles,
    semanticTokens: { colors: { chart: chartColors } },
    recipes: appRecipes,
  },
})
