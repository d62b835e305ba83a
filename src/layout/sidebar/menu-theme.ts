import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/** Sets the properties that depend on the theme's class again. Otherwise the page's values are inherited. */
const dark = { className: 'dark', colorPalette: 'primary', color: 'fg', colorScheme: 'dark' } as const

/**
 * Returns the props of the menu's theme: dark on a light page with the semi-dark preference, otherwise the
 * page's own.
 */
export function useMenuTheme() {
  const { darkMode, semiDarkMode } = useSnapshot(preferences)
  return semiDarkMode && !darkMode ? dark : {}
}
