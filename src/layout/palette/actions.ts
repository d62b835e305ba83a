import { userMenu } from '@/generated/user-menu.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { leave } from '../leave.ts'

/** Something that the search does, rather than somewhere that it leads to. */
export type Action = { title: string; words: string; run: () => void }

const logouts: Action[] = userMenu
  .filter((entry) => 'action' in entry)
  .map(({ title }) => ({ title, words: 'logout encerrar sessão desconectar', run: leave }))

/** What can be done now, named for what it would change. */
export function currentActions(): Action[] {
  const { darkMode, isCollapsed, type, menuHidden } = preferences
  const hasSidebar = type === 'vertical' && !menuHidden
  return [
    {
      title: darkMode ? 'Usar tema claro' : 'Usar tema escuro',
      words: 'alternar aparência modo',
      run: () => setPreference('darkMode', !darkMode),
    },
    ...(hasSidebar
      ? [
          {
            title: isCollapsed ? 'Expandir menu' : 'Recolher menu',
            words: 'alternar barra lateral',
            run: () => setPreference('isCollapsed', !isCollapsed),
          },
        ]
      : []),
    {
      title: 'Personalizar tema',
      words: 'aparência layout cores largura cabeçalho rodapé',
      run: () => setPreference('customizer', true),
    },
    ...logouts,
  ]
}
