// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { UserMenuEntry } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const userMenu: UserMenuEntry<Path>[] = [
  { title: 'Perfil', icon: 'LuUser', link: '/profile' },
  { title: 'Configurações', icon: 'LuSettings', link: '/settings' },
  { title: 'Créditos', icon: 'LuCoins', link: '/pricing' },
  { title: 'Base de Conhecimento', icon: 'LuBookOpen', link: '/faq' },
  { title: 'Sair', icon: 'LuLogOut', action: 'logout' },
];
