// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { RouteEntry } from '@manifest/contract/resolved.ts'
import type { ComponentType } from 'react'

export const publicRoutes = [
  { path: '/', layout: 'public', load: () => import('@/pages/auth/login') },
  { path: '/register', layout: 'public', load: () => import('@/pages/auth/register') },
  { path: '/forgot-password', layout: 'public', load: () => import('@/pages/auth/forgot-password') },
  { path: '/forgot-password2', layout: 'public', load: () => import('@/pages/auth/forgot-password-2') },
  { path: '/forgot-password3', layout: 'public', load: () => import('@/pages/auth/forgot-password-3') },
  { path: '/lock-screen', layout: 'public', load: () => import('@/pages/auth/lock-screen') },
  { path: '/lock-screen2', layout: 'public', load: () => import('@/pages/auth/lock-screen-2') },
  { path: '/lock-screen3', layout: 'public', load: () => import('@/pages/auth/lock-screen-3') },
  { path: '/404', layout: 'public', load: () => import('@/pages/not-found') },
  { path: '/coming-soon', layout: 'public', load: () => import('@/pages/coming-soon') },
  { path: '/under-construction', layout: 'public', load: () => import('@/pages/under-construction') },
] satisfies RouteEntry<ComponentType>[]
