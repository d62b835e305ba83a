import type { Preferences } from '@manifest/contract/resolved.ts'

/** Why the semi-dark preference changes nothing with the others as they are; `undefined` where it does. */
export function semiDarkObstacle({
  darkMode,
  type,
  menuHidden,
}: Pick<Preferences, 'darkMode' | 'type' | 'menuHidden'>): string | undefined {
  if (darkMode) return 'Só vale no tema claro.'
  if (menuHidden) return 'Só vale com o menu visível.'
  return type === 'horizontal' ? 'Só vale com o menu vertical.' : undefined
}
