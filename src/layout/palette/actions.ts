import { userMenu } from '@/generated/user-menu.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { visible } from '@/state/visible.ts'
import { logOutAndNotify } from '../log-out-and-notify.ts'
import { openSessionList } from '../session/session-state.ts'
import { openShortcuts } from '../shortcuts/shortcuts-state.ts'

/** A result of the search that does something, rather than leading to a page. */
export type PaletteAction = { title: string; words: string; run: () => void }

const listLogouts = (): PaletteAction[] =>
  visible(userMenu)
    .filter((entry) => 'action' in entry)
    .map(({ title }) => ({ title, words: 'logout encerrar sessão desconectar', run: logOutAndNotify }))

/** The actions that are available in the current state, named for their effect. */
export function listActions(): PaletteAction[] {
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
    {
      title: 'Consultas desta sessão',
      words: 'histórico recentes árvore grafo',
      run: openSessionList,
    },
    { title: 'Atalhos do teclado', words: 'teclas ajuda', run: openShortcuts },
    ...listLogouts(),
  ]
}
