import { defaultBaseConfig } from '@chakra-ui/react'
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { onFirstUse } from '@/lib/on-first-use.ts'
import { appRecipes } from './app-recipes.ts'
import { chartColors } from './chart-colors.ts'
import { config } from './config.ts'
import { createThemeSystem } from './create-theme-system.ts'
import { layoutCss } from './layout-css.ts'

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
      keyframes,
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
