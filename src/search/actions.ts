import { userMenu } from '@/generated/user-menu.ts'
import { openSessionList, openShortcuts } from '@/session/dialogs-state.ts'
import { logOutAndNotify } from '@/session/log-out-and-notify.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { visible } from '@/state/visible.ts'

/** A search result that runs an action instead of opening a page. */
export type PaletteAction = { title: string; words: string; run: () => void }

const listLogouts = (): PaletteAction[] =>
  visible(userMenu)
    .filter((entry) => 'action' in entry)
    .map(({ title }) => ({
      title,
      words: 'logout encerrar sessão desconectar',
      run: () => void logOutAndNotify(),
    }))

/** Returns the actions of the current state, named after their effect. */
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
