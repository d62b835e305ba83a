import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/** Properties that follow from the theme's class are set again, since the page's values would be inherited. */
const dark = { className: 'dark', colorPalette: 'primary', color: 'fg', colorScheme: 'dark' } as const

/** The menu's theme: dark on a light page with the semi-dark preference, else the page's own. */
export function useMenuTheme() {
  const { darkMode, semiDarkMode } = useSnapshot(preferences)
  return semiDarkMode && !darkMode ? dark : {}
}
