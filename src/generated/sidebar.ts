// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { MenuEntry } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const sidebar: MenuEntry<Path>[] = [
  { header: 'menu' },
  {
    id: '1',
    title: 'Dashboard',
    icon: 'LuLayoutDashboard',
    isOpen: true,
    children: [
      { id: '1.0', title: 'Visão Geral', link: '/dashboard' },
      { id: '1.1', title: 'Créditos', link: '/pricing' },
      { id: '1.2', title: 'Base de Conhecimento', link: '/faq' },
      { id: '1.3', title: 'Configurações', link: '/settings' },
    ],
  },
  { id: '2', title: 'Changelog', icon: 'LuHistory', badge: { text: '2.0.0' }, link: '/changelog' },
  { header: 'Módulos' },
  { id: '4', title: 'Consultas', icon: 'LuSearch', badge: { text: '22 Módulos' }, link: '/pacotes' },
  { header: 'Trabalho' },
  { id: '6', title: 'Consultas desta sessão', icon: 'LuListTree', link: '/sessao' },
  { id: '7', title: 'Casos', icon: 'LuFolderLock', link: '/casos' },
  { id: '8', title: 'Lotes', icon: 'LuRows3', link: '/lotes' },
];
