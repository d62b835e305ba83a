// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { BottomBarEntry } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const bottomBar: BottomBarEntry<Path>[] = [
  { title: 'Módulos', link: '/pacotes', icon: 'LuLayers', badge: { text: '21' } },
  { title: 'Perfil', link: '/profile', avatar: true },
  { title: 'Notificações', link: '/notifications', icon: 'LuBell', dot: 'Há notificações não lidas' },
];
