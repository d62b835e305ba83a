// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { RouteInfo } from '@manifest/contract/resolved.ts'

export const publicTitles = {
  '/': { title: 'Entrar', description: 'Acesse o painel com o e-mail e a senha da sua conta.' },
  '/register': { title: 'Criar conta', description: 'Informe nome, e-mail e senha para começar.' },
  '/forgot-password': {
    title: 'Esqueci minha senha',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
  },
  '/forgot-password2': {
    title: 'Recuperar acesso',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
  },
  '/forgot-password3': {
    title: 'Redefinir senha',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
  },
  '/lock-screen': { title: 'Tela bloqueada', description: 'Digite sua senha para continuar de onde parou.' },
  '/lock-screen2': {
    title: 'Sessão bloqueada',
    description: 'Digite sua senha para continuar de onde parou.',
  },
  '/lock-screen3': {
    title: 'Painel bloqueado',
    description: 'Digite sua senha para continuar de onde parou.',
  },
  '/404': { title: 'Página não encontrada', description: 'O endereço não existe ou mudou de lugar.' },
  '/coming-soon': { title: 'Em breve', description: 'Esta parte do produto ainda não foi lançada.' },
  '/under-construction': { title: 'Em construção', description: 'Estamos trabalhando nesta página.' },
} satisfies Record<string, RouteInfo>
