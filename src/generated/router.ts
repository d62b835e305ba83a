// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Redirect, RouteEntry } from '@manifest/resolved.ts'
import type { ComponentType } from 'react'

export const routes = [
  { path: '/dashboard', layout: 'app', load: () => import('@/pages/dashboard/page') },
  { path: '/working', layout: 'app', load: () => import('@/pages/working/page') },
  { path: '/pacotes', layout: 'app', load: () => import('@/pages/pacotes/page') },
  { path: '/pricing', layout: 'app', load: () => import('@/pages/pricing/page') },
  { path: '/profile', layout: 'app', load: () => import('@/pages/profile/page') },
  { path: '/settings', layout: 'app', load: () => import('@/pages/settings/page') },
  { path: '/faq', layout: 'app', load: () => import('@/pages/faq/page') },
  { path: '/notifications', layout: 'app', load: () => import('@/pages/notifications/page') },
  { path: '/changelog', layout: 'app', load: () => import('@/pages/changelog/page') },
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
  {
    path: '/consulta/cpf/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'cpf',
  },
  {
    path: '/consulta/cpf/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'cpf',
  },
  {
    path: '/consulta/cnpj/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'cnpj',
  },
  {
    path: '/consulta/cnpj/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'cnpj',
  },
  {
    path: '/consulta/judicial/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'judicial',
  },
  {
    path: '/consulta/score/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'score',
  },
  {
    path: '/consulta/bacen/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'bacen',
  },
  {
    path: '/consulta/placa/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'placa',
  },
  {
    path: '/consulta/placa/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'placa',
  },
  {
    path: '/consulta/telefone/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'telefone',
  },
  {
    path: '/consulta/telefone/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'telefone',
  },
  {
    path: '/consulta/telefone/cpf/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'telefone-cpf',
  },
  {
    path: '/consulta/email/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'email',
  },
  {
    path: '/consulta/email/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'email',
  },
  {
    path: '/consulta/foto/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'foto',
  },
  {
    path: '/consulta/cadsus/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'cadsus',
  },
  {
    path: '/consulta/nome/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'nome',
  },
  {
    path: '/consulta/nome/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'nome',
  },
  {
    path: '/consulta/cep/:variant?/lote',
    layout: 'app',
    load: () => import('@/consultas/batch/page'),
    consulta: 'cep',
  },
  {
    path: '/consulta/cep/:variant?',
    layout: 'app',
    load: () => import('@/consultas/page'),
    consulta: 'cep',
  },
] satisfies RouteEntry<ComponentType<{ consulta?: string }>>[]

export const redirects = [{ layout: 'app', from: '*', to: '/dashboard' }] satisfies Redirect[]
