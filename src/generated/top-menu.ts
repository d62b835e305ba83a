// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { MenuEntry } from '@manifest/resolved.ts'

export const topMenu = [
  { header: 'Atalhos' },
  {
    id: '1',
    title: 'Pessoas',
    icon: 'LuUsers',
    isOpen: false,
    children: [
      { id: '1.0', title: 'CPF', link: '/consulta/cpf' },
      { id: '1.1', title: 'Nome', link: '/consulta/nome' },
      { id: '1.2', title: 'CadSUS', link: '/consulta/cadsus' },
      { id: '1.3', title: 'Foto', link: '/consulta/foto' },
      {
        id: '1.4',
        title: 'Contatos',
        isOpen: false,
        children: [
          { id: '1.4.0', title: 'Telefone', link: '/consulta/telefone' },
          { id: '1.4.1', title: 'Telefones por CPF', link: '/consulta/telefone/cpf' },
          { id: '1.4.2', title: 'E-mail', link: '/consulta/email' },
        ],
      },
    ],
  },
  {
    id: '2',
    title: 'Empresas',
    icon: 'LuBuilding2',
    isOpen: false,
    children: [
      { id: '2.0', title: 'CNPJ', link: '/consulta/cnpj' },
      { id: '2.1', title: 'Score', link: '/consulta/score' },
      { id: '2.2', title: 'Bacen', link: '/consulta/bacen' },
      { id: '2.3', title: 'Judicial', link: '/consulta/judicial' },
    ],
  },
  { id: '3', title: 'CEP', icon: 'LuMapPin', link: '/consulta/cep' },
  { id: '4', title: 'Placa', icon: 'LuCar', link: '/consulta/placa' },
  {
    id: '5',
    title: 'Conta',
    icon: 'LuUser',
    isOpen: false,
    children: [
      { id: '5.0', title: 'Perfil', icon: 'LuUser', link: '/profile' },
      { id: '5.1', title: 'Atividade', icon: 'LuActivity', link: '/working' },
      { id: '5.2', title: 'Notificações', icon: 'LuBell', link: '/notifications' },
    ],
  },
] satisfies MenuEntry[]
