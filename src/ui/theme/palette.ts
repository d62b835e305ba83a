import { surfaces } from '@manifest/contract/surfaces.ts'
import { brand } from '@/generated/brand.ts'

/** Slightly cool greys, from white to the page background of the dark theme. */
export const neutral = {
  0: surfaces.light.panel,
  50: '#F7F9FB',
  100: '#EEF2F6',
  200: '#DCE3EA',
  300: '#C2CCD6',
  400: '#93A1B0',
  500: '#66768A',
  600: '#4B5A6C',
  700: '#34435A',
  800: '#233047',
  850: '#182336',
  900: surfaces.dark.panel,
  925: '#0F1726',
  950: surfaces.dark.page,
} as const

type Shade = {
  solid: string
  contrast: string
  fg: string
  subtle: string
  muted: string
  emphasized: string
}

type ThemedColor = { light: Shade; dark: Shade }

/**
 * The semantic colours. The primary one is the brand's. `fg` on `subtle`, panel and page, and `contrast` on `solid` have at least 4.5:1 in
 * both themes.
 */
export const semanticPalettes = {
  primary: brand.primary,
  secondary: {
    light: {
      solid: '#4F4AB3',
      contrast: '#FFFFFF',
      fg: '#46419F',
      subtle: '#EDECF9',
      muted: '#DCDAF3',
      emphasized: '#BDB9E8',
    },
    dark: {
      solid: '#9C98F0',
      contrast: '#12103A',
      fg: '#B3B0F5',
      subtle: '#1C1F40',
      muted: '#282B55',
      emphasized: '#3D3F7A',
    },
  },
  success: {
    light: {
      solid: '#15803D',
      contrast: '#FFFFFF',
      fg: '#136B34',
      subtle: '#E6F5EB',
      muted: '#CDEBD7',
      emphasized: '#A3D9B5',
    },
    dark: {
      solid: '#42C07A',
      contrast: '#04210F',
      fg: '#63D293',
      subtle: '#0F2A26',
      muted: '#143A30',
      emphasized: '#1E5C45',
    },
  },
  info: {
    light: {
      solid: '#1D64C8',
      contrast: '#FFFFFF',
      fg: '#1A58B0',
      subtle: '#E6EFFB',
      muted: '#CFE0F7',
      emphasized: '#A5C5F0',
    },
    dark: {
      solid: '#62A4F5',
      contrast: '#04182F',
      fg: '#84B8F8',
      subtle: '#11243F',
      muted: '#173155',
      emphasized: '#234A7D',
    },
  },
  warning: {
    light: {
      solid: '#A65B06',
      contrast: '#FFFFFF',
      fg: '#874A04',
      subtle: '#FCF1DF',
      muted: '#F8E2BE',
      emphasized: '#EBC584',
    },
    dark: {
      solid: '#EBAA3F',
      contrast: '#2A1A02',
      fg: '#F2BD67',
      subtle: '#2B2414',
      muted: '#3D3217',
      emphasized: '#614D1D',
    },
  },
  danger: {
    light: {
      solid: '#C4262E',
      contrast: '#FFFFFF',
      fg: '#AE2129',
      subtle: '#FCEAEB',
      muted: '#F8D4D6',
      emphasized: '#EDA9AD',
    },
    dark: {
      solid: '#F4716C',
      contrast: '#2B0706',
      fg: '#FA9490',
      subtle: '#2E1B25',
      muted: '#43212C',
      emphasized: '#6B2F38',
    },
  },
  neutral: {
    light: {
      solid: '#233047',
      contrast: '#FFFFFF',
      fg: '#34435A',
      subtle: '#EEF2F6',
      muted: '#E3E9EF',
      emphasized: '#C2CCD6',
    },
    dark: {
      solid: '#E6ECF3',
      contrast: '#0B1220',
      fg: '#C8D2DE',
      subtle: '#182336',
      muted: '#1F2C42',
      emphasized: '#34435A',
    },
  },
} as const satisfies Record<string, ThemedColor>
