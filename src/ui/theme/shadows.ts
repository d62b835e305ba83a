import { defineSemanticTokens } from '@chakra-ui/react'

const themed = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * Soft shadows in light mode. In dark mode only floating elements have shadows, and panels have a hairline
 * border. The bordered skin replaces panel shadows with borders.
 */
export const semanticShadows = defineSemanticTokens.shadows({
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
