import type { Preferences } from '@manifest/contract/resolved.ts'

type ChoiceKey = 'skin' | 'contentWidth' | 'type' | 'navBarType' | 'footerType'

type Choices = { [K in ChoiceKey]: { label: string; options: Record<Preferences[K], string> } }

/** The preferences with a few values each, and their labels. */
export const preferenceChoices = {
  skin: { label: 'Aparência', options: { default: 'Padrão', bordered: 'Com borda' } },
  contentWidth: { label: 'Largura do conteúdo', options: { full: 'Total', boxed: 'Encaixotada' } },
  type: { label: 'Menu', options: { vertical: 'Vertical', horizontal: 'Horizontal' } },
  navBarType: {
    label: 'Cabeçalho',
    options: { sticky: 'Fixo', static: 'Estático', floating: 'Flutuante', hidden: 'Oculto' },
  },
  footerType: { label: 'Rodapé', options: { sticky: 'Fixo', static: 'Estático', hidden: 'Oculto' } },
} as const satisfies Choices

/** `darkMode` is a boolean, shown as a choice of two themes. */
export const themeChoice = { label: 'Tema', options: { light: 'Claro', dark: 'Escuro' } } as const

/** The preferences that are on or off. */
export const preferenceSwitches = {
  semiDarkMode: 'Semi-escuro',
  isRTL: 'Direita para esquerda',
  isCollapsed: 'Menu recolhido',
  menuHidden: 'Menu oculto',
  isMonochrome: 'Monocromático',
} as const satisfies Partial<Record<keyof Preferences, string>>

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
