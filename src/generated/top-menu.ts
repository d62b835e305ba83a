// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { MenuEntry } from '@manifest/resolved.ts'

export const topMenu = [
  {
    id: '0',
    title: 'Painel',
    icon: 'LuLayoutDashboard',
    isOpen: false,
    children: [
      { id: '0.0', title: 'Visão Geral', icon: 'LuGauge', link: '/dashboard' },
      { id: '0.1', title: 'Atividade', icon: 'LuActivity', link: '/working' },
      { id: '0.2', title: 'Notificações', icon: 'LuBell', link: '/notifications' },
    ],
  },
  {
    id: '1',
    title: 'Consultas',
    icon: 'LuSearch',
    badge: { text: '28', color: 'primary' },
    link: '/pacotes',
  },
  {
    id: '2',
    title: 'Conta',
    icon: 'LuUser',
    isOpen: false,
    children: [
      { id: '2.0', title: 'Perfil', icon: 'LuUser', link: '/profile' },
      { id: '2.1', title: 'Créditos', icon: 'LuCoins', link: '/pricing' },
      { id: '2.2', title: 'Configurações', icon: 'LuSettings', link: '/settings' },
    ],
  },
  {
    id: '3',
    title: 'Ajuda',
    icon: 'LuLifeBuoy',
    isOpen: false,
    children: [
      { id: '3.0', title: 'Base de Conhecimento', icon: 'LuBookOpen', link: '/faq' },
      { id: '3.1', title: 'Changelog', icon: 'LuHistory', link: '/changelog' },
    ],
  },
] satisfies MenuEntry[]
