import type { Preferences } from '@manifest/contract/resolved.ts'

/**
 * Returns why the semi-dark preference has no effect with the other preferences, or `undefined` if it has
 * one.
 */
export function semiDarkObstacle({
  darkMode,
  type,
  menuHidden,
}: Pick<Preferences, 'darkMode' | 'type' | 'menuHidden'>): string | undefined {
  if (darkMode) return 'Só vale no tema claro.'
  if (menuHidden) return 'Só vale com o menu visível.'
  return type === 'horizontal' ? 'Só vale com o menu vertical.' : undefined
}
