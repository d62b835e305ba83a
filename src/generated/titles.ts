// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Layout, RouteInfo } from '@manifest/resolved.ts'

export const titles = {
  '/todo': {
    title: 'Tarefas',
    description: 'O que há para fazer, por quem e em que categoria. Tudo fica neste navegador.',
    layout: 'app',
  },
  '/email': {
    title: 'E-mail',
    description: 'Uma caixa de correio de faz de conta. Nada sai deste navegador.',
    layout: 'app',
  },
  '/chat': {
    title: 'Chat',
    description: 'Conversas com pessoas inventadas. Nada sai deste navegador.',
    layout: 'app',
  },
  '/kanban': {
    title: 'Kanban',
    description: 'Tarefas em colunas. Arraste-as, ou use o menu de cada uma.',
    layout: 'app',
  },
  '/invoice-add': {
    title: 'Nova fatura',
    description: 'Cliente, itens e vencimentos. Os totais são calculados enquanto se escreve.',
    layout: 'app',
  },
  '/invoice-preview': {
    title: 'Fatura',
    description: 'Como o cliente a recebe, pronta para imprimir em A4.',
    layout: 'app',
  },
  '/invoice-edit': {
    title: 'Editar fatura',
    description: 'O que mudar aqui vale a partir de quando for salvo.',
    layout: 'app',
  },
  '/blog': {
    title: 'Blog',
    description: 'Como se leem os números e registros que as consultas trazem.',
    layout: 'app',
  },
  '/blog-details': { title: 'Artigo', layout: 'app' },
  '/blank-page': {
    title: 'Página em branco',
    description: 'O ponto de partida de uma página nova.',
    layout: 'app',
  },
  '/basic': { title: 'Widgets básicos', description: 'Peças prontas para compor um painel.', layout: 'app' },
  '/statistic': {
    title: 'Widgets de estatística',
    description: 'Números, tendências e comparações, com dados de exemplo.',
    layout: 'app',
  },
  '/icons': {
    title: 'Ícones',
    description: 'Busque um ícone e copie o nome com que ele se importa.',
    layout: 'app',
  },
  '/projects': {
    title: 'Projetos',
    description: 'O que a equipe tem em mãos, em grade ou em lista.',
    layout: 'app',
  },
  '/projects/:id': {
    title: 'Projeto',
    description: 'Andamento, prazos e responsáveis de um projeto.',
    layout: 'app',
  },
  '/project-details': {
    title: 'Detalhes do projeto',
    description: 'Andamento, prazos e responsáveis do projeto mais recente.',
    layout: 'app',
  },
  '/calender': {
    title: 'Calendário',
    description: 'Os compromissos da equipe por mês, semana, dia ou em lista.',
    layout: 'app',
  },
  '/dashboard': {
    title: 'Visão Geral',
    description: 'O uso das consultas neste navegador, por dia e por módulo.',
    layout: 'app',
  },
  '/working': {
    title: 'Atividade',
    description: 'As consultas feitas nesta sessão, com horário, resultado e duração.',
    layout: 'app',
  },
  '/pacotes': {
    title: 'Consultas',
    description: 'Todos os módulos e suas variantes. Escolha um para começar.',
    layout: 'app',
  },
  '/pricing': {
    title: 'Créditos',
    description: 'Os planos de créditos e o que cada um inclui.',
    layout: 'app',
  },
  '/profile': {
    title: 'Perfil',
    description: 'Seu nome e seu e-mail, como aparecem no painel.',
    layout: 'app',
  },
  '/settings': {
    title: 'Configurações',
    description: 'Aparência do painel e dados guardados neste navegador.',
    layout: 'app',
  },
  '/faq': {
    title: 'Base de Conhecimento',
    description: 'Respostas às perguntas mais comuns sobre o painel.',
    layout: 'app',
  },
  '/notifications': {
    title: 'Notificações',
    description: 'Os avisos do produto, do mais novo ao mais antigo.',
    layout: 'app',
  },
  '/changelog': {
    title: 'Changelog',
    description: 'O que mudou em cada versão, da mais nova à mais antiga.',
    layout: 'app',
  },
  '/': {
    title: 'Entrar',
    description: 'Acesse o painel com o e-mail e a senha da sua conta.',
    layout: 'public',
  },
  '/register': {
    title: 'Criar conta',
    description: 'Informe nome, e-mail e senha para começar.',
    layout: 'public',
  },
  '/forgot-password': {
    title: 'Esqueci minha senha',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
    layout: 'public',
  },
  '/forgot-password2': {
    title: 'Recuperar acesso',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
    layout: 'public',
  },
  '/forgot-password3': {
    title: 'Redefinir senha',
    description: 'Informe o e-mail da conta para saber como recuperar o acesso.',
    layout: 'public',
  },
  '/lock-screen': {
    title: 'Tela bloqueada',
    description: 'Digite sua senha para continuar de onde parou.',
    layout: 'public',
  },
  '/lock-screen2': {
    title: 'Sessão bloqueada',
    description: 'Digite sua senha para continuar de onde parou.',
    layout: 'public',
  },
  '/lock-screen3': {
    title: 'Painel bloqueado',
    description: 'Digite sua senha para continuar de onde parou.',
    layout: 'public',
  },
  '/404': {
    title: 'Página não encontrada',
    description: 'O endereço não existe ou mudou de lugar.',
    layout: 'public',
  },
  '/coming-soon': {
    title: 'Em breve',
    description: 'Esta parte do produto ainda não foi lançada.',
    layout: 'public',
  },
  '/under-construction': {
    title: 'Em construção',
    description: 'Estamos trabalhando nesta página.',
    layout: 'public',
  },
  '/button': {
    title: 'Botões',
    description: 'Variantes, cores, tamanhos e estados dos botões.',
    layout: 'app',
  },
  '/dropdown': {
    title: 'Menus suspensos',
    description: 'Menus de ações, com grupos, atalhos, submenus e escolhas.',
    layout: 'app',
  },
  '/badges': {
    title: 'Etiquetas',
    description: 'Marcas curtas de estado, contagem e categoria.',
    layout: 'app',
  },
  '/colors': {
    title: 'Cores',
    description: 'As paletas semânticas e as superfícies do tema, com o contraste de cada par.',
    layout: 'app',
  },
  '/typography': {
    title: 'Tipografia',
    description: 'Os estilos de texto do tema e quando usar cada um.',
    layout: 'app',
  },
  '/alert': {
    title: 'Alertas',
    description: 'Avisos que ficam na página, por gravidade e variante.',
    layout: 'app',
  },
  '/progress-bar': {
    title: 'Barras de progresso',
    description: 'Andamento conhecido ou desconhecido, em barra e em círculo.',
    layout: 'app',
  },
  '/card': {
    title: 'Cartões',
    description: 'Superfícies de conteúdo com cabeçalho, corpo e rodapé.',
    layout: 'app',
  },
  '/image': {
    title: 'Imagens',
    description: 'Proporção, encaixe, forma e o que aparece quando a imagem falha.',
    layout: 'app',
  },
  '/Placeholder': {
    title: 'Esqueletos',
    description: 'O que ocupa o lugar do conteúdo enquanto ele carrega.',
    layout: 'app',
  },
  '/tooltip-popover': {
    title: 'Dicas e balões',
    description: 'Explicações curtas ao apontar e balões com conteúdo ao clicar.',
    layout: 'app',
  },
  '/modal': {
    title: 'Janelas modais',
    description: 'Diálogos, confirmações e gavetas que prendem o foco e o devolvem.',
    layout: 'app',
  },
  '/carousel': {
    title: 'Carrossel',
    description: 'Quadros que se passam com botões, teclado ou gesto.',
    layout: 'app',
  },
  '/Paginations': {
    title: 'Paginação',
    description: 'Ir de página em página por listas longas.',
    layout: 'app',
  },
  '/tab-accordion': {
    title: 'Abas e sanfonas',
    description: 'Conteúdo dividido em abas ou em partes que se abrem.',
    layout: 'app',
  },
  '/video': {
    title: 'Vídeo',
    description: 'Um vídeo desenhado na própria página, com comandos, legendas e roteiro em texto.',
    layout: 'app',
  },
  '/appex-chart': {
    title: 'Gráficos do painel',
    description: 'Área, linhas, barras, rosca e radial com os componentes próprios do painel. ApexCharts ficou de fora por não ser mais de código aberto e ferir a política de segurança.',
    layout: 'app',
  },
  '/chartjs': {
    title: 'Gráficos com Chart.js',
    description: 'Linhas, barras, área, rosca e radar em canvas, nas cores do tema.',
    layout: 'app',
  },
  '/recharts': {
    title: 'Gráficos com Recharts',
    description: 'Linhas, barras, área e rosca em SVG, nas cores do tema.',
    layout: 'app',
  },
  '/map': {
    title: 'Mapa do Brasil',
    description: 'As 27 unidades da federação em quadros iguais, coloridos por população ou densidade.',
    layout: 'app',
  },
  '/table-basic': {
    title: 'Tabelas simples',
    description: 'Variantes, tamanhos, cabeçalho fixo e totais.',
    layout: 'app',
  },
  '/react-table': {
    title: 'Tabelas com TanStack',
    description: 'Ordenar, filtrar, paginar, selecionar e rolar por milhares de linhas.',
    layout: 'app',
  },
  '/input': {
    title: 'Campos de texto',
    description: 'Uma linha de texto com rótulo, ajuda, erro, variantes e tamanhos.',
    layout: 'app',
  },
  '/textarea': {
    title: 'Áreas de texto',
    description: 'Textos de várias linhas, com contagem e altura que acompanha o conteúdo.',
    layout: 'app',
  },
  '/checkbox': {
    title: 'Caixas de seleção',
    description: 'Marcar uma opção, várias ou todas de uma vez.',
    layout: 'app',
  },
  '/radio-button': {
    title: 'Botões de opção',
    description: 'Uma escolha entre poucas, em lista, em linha ou em cartões.',
    layout: 'app',
  },
  '/switch': { title: 'Interruptores', description: 'O que se liga e desliga na hora.', layout: 'app' },
  '/input-group': {
    title: 'Grupos de campos',
    description: 'Campos com ícones, prefixos, sufixos, botões e passos.',
    layout: 'app',
  },
  '/input-layout': {
    title: 'Disposição de campos',
    description: 'Formulários na vertical, na horizontal, em colunas e em linha.',
    layout: 'app',
  },
  '/input-mask': {
    title: 'Máscaras de digitação',
    description: 'CPF, CNPJ, CEP, telefone, placa, data e moeda no formato certo enquanto se digita.',
    layout: 'app',
  },
  '/form-validation': {
    title: 'Validação de formulários',
    description: 'Um cadastro que confere cada campo e leva ao primeiro erro.',
    layout: 'app',
  },
  '/form-repeater': {
    title: 'Linhas que se repetem',
    description: 'Acrescentar, remover e reordenar itens, com totais.',
    layout: 'app',
  },
  '/form-wizard': {
    title: 'Formulário em etapas',
    description: 'Um cadastro longo dividido em etapas, com resumo antes de concluir.',
    layout: 'app',
  },
  '/file-input': {
    title: 'Envio de arquivos',
    description: 'Escolher ou soltar arquivos, com limites, prévia e lista.',
    layout: 'app',
  },
  '/select': {
    title: 'Listas de escolha',
    description: 'Nativas e próprias, simples, múltiplas, agrupadas e com busca.',
    layout: 'app',
  },
  '/date-time-picker': {
    title: 'Data e hora',
    description: 'Controles nativos e calendário para dias, períodos e horários.',
    layout: 'app',
  },
  '/consulta/cpf/:variant?/lote': { title: 'CPF em lote', layout: 'app', consulta: 'cpf' },
  '/consulta/cpf/:variant?': { title: 'CPF', layout: 'app', consulta: 'cpf' },
  '/consulta/cnpj/:variant?/lote': { title: 'CNPJ em lote', layout: 'app', consulta: 'cnpj' },
  '/consulta/cnpj/:variant?': { title: 'CNPJ', layout: 'app', consulta: 'cnpj' },
  '/consulta/judicial/:variant?': { title: 'Judicial', layout: 'app', consulta: 'judicial' },
  '/consulta/score/:variant?': { title: 'Score', layout: 'app', consulta: 'score' },
  '/consulta/bacen/:variant?': { title: 'Bacen', layout: 'app', consulta: 'bacen' },
  '/consulta/placa/:variant?/lote': { title: 'Placa em lote', layout: 'app', consulta: 'placa' },
  '/consulta/placa/:variant?': { title: 'Placa', layout: 'app', consulta: 'placa' },
  '/consulta/telefone/:variant?/lote': { title: 'Telefone em lote', layout: 'app', consulta: 'telefone' },
  '/consulta/telefone/:variant?': { title: 'Telefone', layout: 'app', consulta: 'telefone' },
  '/consulta/telefone/cpf/:variant?': { title: 'Telefones por CPF', layout: 'app', consulta: 'telefone-cpf' },
  '/consulta/email/:variant?/lote': { title: 'E-mail em lote', layout: 'app', consulta: 'email' },
  '/consulta/email/:variant?': { title: 'E-mail', layout: 'app', consulta: 'email' },
  '/consulta/foto/:variant?': { title: 'Foto', layout: 'app', consulta: 'foto' },
  '/consulta/cadsus/:variant?': { title: 'CadSUS', layout: 'app', consulta: 'cadsus' },
  '/consulta/nome/:variant?/lote': { title: 'Nome em lote', layout: 'app', consulta: 'nome' },
  '/consulta/nome/:variant?': { title: 'Nome', layout: 'app', consulta: 'nome' },
  '/consulta/cep/:variant?/lote': { title: 'CEP em lote', layout: 'app', consulta: 'cep' },
  '/consulta/cep/:variant?': { title: 'CEP', layout: 'app', consulta: 'cep' },
} satisfies Record<string, RouteInfo & { layout: Layout }>
