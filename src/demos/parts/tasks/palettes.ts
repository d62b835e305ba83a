/** The theme's palettes that users choose from, with their names. */
export const paletteNames = {
  info: 'Azul',
  warning: 'Âmbar',
  success: 'Verde',
  danger: 'Vermelho',
  secondary: 'Violeta',
  neutral: 'Cinza',
} as const

export type PaletteName = keyof typeof paletteNames

export const palettes = Object.entries(paletteNames) as [PaletteName, string][]
