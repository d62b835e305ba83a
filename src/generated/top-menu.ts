// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { MenuEntry } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const topMenu: MenuEntry<Path>[] = [
  { header: 'Atalhos' },
  {
    id: '1',
    title: 'Pessoas',
    icon: 'LuUsers',
    children: [
      { id: '1.0', title: 'CPF', link: '/consulta/cpf' },
      { id: '1.1', title: 'Nome', link: '/consulta/nome' },
      { id: '1.2', title: 'Foto', link: '/consulta/foto' },
      { id: '1.3', title: 'CadSUS', link: '/consulta/cadsus' },
      {
        id: '1.4',
        title: 'Contatos',
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
    children: [
      { id: '2.0', title: 'CNPJ', link: '/consulta/cnpj' },
      { id: '2.1', title: 'Judicial', link: '/consulta/judicial' },
      { id: '2.2', title: 'Score', link: '/consulta/score' },
      { id: '2.3', title: 'Bacen', link: '/consulta/bacen' },
    ],
  },
  { id: '3', title: 'Placa', icon: 'LuCar', link: '/consulta/placa' },
  { id: '4', title: 'CEP', icon: 'LuMapPin', link: '/consulta/cep' },
  {
    id: '5',
    title: 'Conta',
    icon: 'LuUser',
    children: [
      { id: '5.0', title: 'Perfil', icon: 'LuUser', link: '/profile' },
      { id: '5.1', title: 'Atividade', icon: 'LuActivity', link: '/working' },
      { id: '5.2', title: 'Notificações', icon: 'LuBell', link: '/notifications' },
    ],
  },
  { header: 'Demonstrações' },
  {
    id: '7',
    title: 'Aplicativos',
    icon: 'LuLayoutGrid',
    children: [
      { id: '7.0', title: 'Tarefas', link: '/todo' },
      { id: '7.1', title: 'E-mail', link: '/email' },
      { id: '7.2', title: 'Chat', link: '/chat' },
      { id: '7.3', title: 'Kanban', link: '/kanban' },
      {
        id: '7.4',
        title: 'Projetos',
        children: [
          { id: '7.4.0', title: 'Todos os projetos', link: '/projects' },
          { id: '7.4.1', title: 'Um projeto', link: '/project-details' },
        ],
      },
      { id: '7.5', title: 'Calendário', link: '/calender' },
      {
        id: '7.6',
        title: 'Faturas',
        children: [
          { id: '7.6.0', title: 'Nova fatura', link: '/invoice-add' },
          { id: '7.6.1', title: 'Ver fatura', link: '/invoice-preview' },
          { id: '7.6.2', title: 'Editar fatura', link: '/invoice-edit' },
        ],
      },
      {
        id: '7.7',
        title: 'Blog',
        children: [
          { id: '7.7.0', title: 'Artigos', link: '/blog' },
          { id: '7.7.1', title: 'Um artigo', link: '/blog-details' },
        ],
      },
    ],
  },
  {
    id: '8',
    title: 'Páginas',
    icon: 'LuFileText',
    children: [
      { id: '8.0', title: 'Página em branco', link: '/blank-page' },
      { id: '8.1', title: 'Widgets básicos', link: '/basic' },
      { id: '8.2', title: 'Widgets de estatística', link: '/statistic' },
      { id: '8.3', title: 'Ícones', link: '/icons' },
    ],
  },
  {
    id: '9',
    title: 'Componentes',
    icon: 'LuComponent',
    children: [
      {
        id: '9.0',
        title: 'Básicos',
        children: [
          { id: '9.0.0', title: 'Botões', link: '/button' },
          { id: '9.0.1', title: 'Menus suspensos', link: '/dropdown' },
          { id: '9.0.2', title: 'Etiquetas', link: '/badges' },
          { id: '9.0.3', title: 'Cores', link: '/colors' },
          { id: '9.0.4', title: 'Tipografia', link: '/typography' },
          { id: '9.0.5', title: 'Alertas', link: '/alert' },
          { id: '9.0.6', title: 'Barras de progresso', link: '/progress-bar' },
          { id: '9.0.7', title: 'Cartões', link: '/card' },
          { id: '9.0.8', title: 'Imagens', link: '/image' },
          { id: '9.0.9', title: 'Esqueletos', link: '/Placeholder' },
        ],
      },
      {
        id: '9.1',
        title: 'Interação',
        children: [
          { id: '9.1.0', title: 'Dicas e balões', link: '/tooltip-popover' },
          { id: '9.1.1', title: 'Janelas modais', link: '/modal' },
          { id: '9.1.2', title: 'Carrossel', link: '/carousel' },
          { id: '9.1.3', title: 'Paginação', link: '/Paginations' },
          { id: '9.1.4', title: 'Abas e sanfonas', link: '/tab-accordion' },
          { id: '9.1.5', title: 'Vídeo', link: '/video' },
        ],
      },
      {
        id: '9.2',
        title: 'Campos',
        children: [
          { id: '9.2.0', title: 'Campo de texto', link: '/input' },
          { id: '9.2.1', title: 'Texto longo', link: '/textarea' },
          { id: '9.2.2', title: 'Caixas de seleção', link: '/checkbox' },
          { id: '9.2.3', title: 'Botões de opção', link: '/radio-button' },
          { id: '9.2.4', title: 'Chaves', link: '/switch' },
          { id: '9.2.5', title: 'Grupos de campos', link: '/input-group' },
          { id: '9.2.6', title: 'Disposição dos campos', link: '/input-layout' },
          { id: '9.2.7', title: 'Máscaras', link: '/input-mask' },
        ],
      },
      {
        id: '9.3',
        title: 'Formulários',
        children: [
          { id: '9.3.0', title: 'Validação', link: '/form-validation' },
          { id: '9.3.1', title: 'Arquivos', link: '/file-input' },
          { id: '9.3.2', title: 'Linhas repetidas', link: '/form-repeater' },
          { id: '9.3.3', title: 'Passo a passo', link: '/form-wizard' },
          { id: '9.3.4', title: 'Seleção', link: '/select' },
          { id: '9.3.5', title: 'Data e hora', link: '/date-time-picker' },
        ],
      },
      {
        id: '9.4',
        title: 'Gráficos e tabelas',
        children: [
          { id: '9.4.0', title: 'Gráficos Apex', link: '/appex-chart' },
          { id: '9.4.1', title: 'Chart.js', link: '/chartjs' },
          { id: '9.4.2', title: 'Recharts', link: '/recharts' },
          { id: '9.4.3', title: 'Mapa do Brasil', link: '/map' },
          { id: '9.4.4', title: 'Tabela simples', link: '/table-basic' },
          { id: '9.4.5', title: 'Tabela completa', link: '/react-table' },
        ],
      },
    ],
  },
];
