/** The colours that brand colours stand on: the page, panels, and the text on them. The theme takes them too. */
export const surfaces = {
  light: { page: '#F3F5F8', panel: '#FFFFFF', text: '#14202E' },
  dark: { page: '#0B1220', panel: '#111A2B', text: '#E6ECF3' },
} as const

export type ThemeName = keyof typeof surfaces

export const themeNames: ThemeName[] = ['light', 'dark']
