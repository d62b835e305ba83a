// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Breadcrumb } from '@manifest/resolved.ts'

export const breadcrumbs = {
  '/dashboard': { title: 'Visão Geral', parent: 'Dashboard', isHide: false },
  '/working': { title: 'Atividade', isHide: false },
  '/pacotes': { title: 'Consultas', isHide: false },
  '/pricing': { title: 'Créditos', parent: 'Dashboard', isHide: false },
  '/profile': { title: 'Perfil', isHide: false },
  '/settings': { title: 'Configurações', parent: 'Dashboard', isHide: false },
  '/faq': { title: 'Base de Conhecimento', parent: 'Dashboard', isHide: false },
  '/notifications': { title: 'Notificações', isHide: false },
  '/changelog': { title: 'Changelog', isHide: false },
  '/consulta/cpf/:variant?': { title: 'CPF', isHide: false },
  '/consulta/cnpj/:variant?': { title: 'CNPJ', isHide: false },
  '/consulta/judicial/:variant?': { title: 'Judicial', isHide: false },
  '/consulta/score/:variant?': { title: 'Score', isHide: false },
  '/consulta/bacen/:variant?': { title: 'Bacen', isHide: false },
  '/consulta/placa/:variant?': { title: 'Placa', isHide: false },
  '/consulta/telefone/:variant?': { title: 'Telefone', isHide: false },
  '/consulta/telefone/cpf/:variant?': { title: 'Telefones por CPF', isHide: false },
  '/consulta/email/:variant?': { title: 'E-mail', isHide: false },
  '/consulta/foto/:variant?': { title: 'Foto', isHide: false },
  '/consulta/cadsus/:variant?': { title: 'CadSUS', isHide: false },
  '/consulta/nome/:variant?': { title: 'Nome', isHide: false },
  '/consulta/cep/:variant?': { title: 'CEP', isHide: false },
} satisfies Record<string, Breadcrumb>
