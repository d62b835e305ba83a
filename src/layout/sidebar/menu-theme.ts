import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/** What the theme's class brings with it is set anew, since the page's own values would be inherited. */
const dark = { className: 'dark', colorPalette: 'primary', color: 'fg', colorScheme: 'dark' } as const

/** How the menu is coloured: dark on the light theme where that is preferred, else as the page is. */
export function useMenuTheme() {
  const { darkMode, semiDarkMode } = useSnapshot(preferences)
  return semiDarkMode && !darkMode ? dark : {}
}
