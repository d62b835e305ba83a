import { defineSemanticTokens } from '@chakra-ui/react'
import { surfaces } from '@manifest/contract/surfaces.ts'
import { neutral, semanticPalettes } from './palette.ts'

const themed = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

type Palette = (typeof semanticPalettes)[keyof typeof semanticPalettes]

const shades = ['solid', 'contrast', 'fg', 'subtle', 'muted', 'emphasized'] as const

function palette({ light, dark }: Palette) {
  const entries = shades.map((shade) => [shade, themed(light[shade], dark[shade])] as const)
  return {
    ...Object.fromEntries(entries),
    focusRing: themed(light.solid, dark.solid),
    border: themed(light.emphasized, dark.emphasized),
  }
}

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: themed(surfaces.light.page, surfaces.dark.page),
    subtle: themed(neutral[50], neutral[925]),
    muted: themed(neutral[100], neutral[850]),
    emphasized: themed(neutral[200], neutral[800]),
    inverted: themed(neutral[900], neutral[100]),
    panel: themed(neutral[0], neutral[900]),
    hover: themed(neutral[100], neutral[850]),
    error: themed(semanticPalettes.danger.light.subtle, semanticPalettes.danger.dark.subtle),
    warning: themed(semanticPalettes.warning.light.subtle, semanticPalettes.warning.dark.subtle),
    success: themed(semanticPalettes.success.light.subtle, semanticPalettes.success.dark.subtle),
    info: themed(semanticPalettes.info.light.subtle, semanticPalettes.info.dark.subtle),
  },
  fg: {
    DEFAULT: themed(surfaces.light.text, surfaces.dark.text),
    muted: themed('#4A586A', '#A6B4C5'),
    subtle: themed('#586678', '#8C9BAF'),
    inverted: themed(neutral[50], neutral[950]),
    error: themed(semanticPalettes.danger.light.fg, semanticPalettes.danger.dark.fg),
    warning: themed(semanticPalettes.warning.light.fg, semanticPalettes.warning.dark.fg),
    success: themed(semanticPalettes.success.light.fg, semanticPalettes.success.dark.fg),
    info: themed(semanticPalettes.info.light.fg, semanticPalettes.info.dark.fg),
  },
  border: {
    DEFAULT: themed(neutral[200], neutral[800]),
    muted: themed(neutral[100], neutral[850]),
    subtle: themed(neutral[100], neutral[850]),
    emphasized: themed(neutral[300], neutral[700]),
    inverted: themed(neutral[800], neutral[200]),
    control: themed('#8592A3', '#5A6B83'),
    error: themed(semanticPalettes.danger.light.solid, semanticPalettes.danger.dark.solid),
    warning: themed(semanticPalettes.warning.light.solid, semanticPalettes.warning.dark.solid),
    success: themed(semanticPalettes.success.light.solid, semanticPalettes.success.dark.solid),
    info: themed(semanticPalettes.info.light.solid, semanticPalettes.info.dark.solid),
  },
  primary: palette(semanticPalettes.primary),
  secondary: palette(semanticPalettes.secondary),
  success: palette(semanticPalettes.success),
  info: palette(semanticPalettes.info),
  warning: palette(semanticPalettes.warning),
  danger: palette(semanticPalettes.danger),
  neutral: palette(semanticPalettes.neutral),
  gray: palette(semanticPalettes.neutral),
})
