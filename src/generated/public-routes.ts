// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { RouteData } from '@manifest/contract/resolved.ts';
import type { PublicPageName, RoutePattern } from './paths.ts';

export const publicRoutes: RouteData<PublicPageName, RoutePattern>[] = [
  {
    pattern: '/register',
    layout: 'public',
    page: 'pages/auth/register',
    title: 'Criar conta',
    description: 'Informe nome, e-mail e senha para começar.',
  },
  {
    pattern: '/forgot-password',
    layout: 'public',
    page: 'pages/auth/forgot-password',
    title: 'Esqueci minha senha',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
  },
  {
    pattern: '/forgot-password2',
    layout: 'public',
    page: 'pages/auth/forgot-password-2',
    title: 'Recuperar acesso',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
  },
  {
    pattern: '/forgot-password3',
    layout: 'public',
    page: 'pages/auth/forgot-password-3',
    title: 'Redefinir senha',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
  },
  {
    pattern: '/lock-screen',
    layout: 'public',
    page: 'pages/auth/lock-screen',
    title: 'Tela bloqueada',
    description: 'Digite sua senha para continuar de onde parou.',
  },
  {
    pattern: '/lock-screen2',
    layout: 'public',
    page: 'pages/auth/lock-screen-2',
    title: 'Sessão bloqueada',
    description: 'Digite sua senha para continuar de onde parou.',
  },
  {
    pattern: '/lock-screen3',
    layout: 'public',
    page: 'pages/auth/lock-screen-3',
    title: 'Painel bloqueado',
    description: 'Digite sua senha para continuar de onde parou.',
  },
  {
    pattern: '/404',
    layout: 'public',
    page: 'pages/not-found',
    title: 'Página não encontrada',
    description: 'O endereço não existe ou mudou de lugar.',
  },
  {
    pattern: '/coming-soon',
    layout: 'public',
    page: 'pages/coming-soon',
    title: 'Em breve',
    description: 'Esta parte do produto ainda não foi lançada.',
  },
  {
    pattern: '/under-construction',
    layout: 'public',
    page: 'pages/under-construction',
    title: 'Em construção',
    description: 'Estamos trabalhando nesta página.',
  },
  {
    pattern: '/',
    layout: 'public',
    page: 'pages/auth/login',
    title: 'Entrar',
    description: 'Acesse o painel com o e-mail e a senha da sua conta.',
  },
];
