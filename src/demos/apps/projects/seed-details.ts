import { type CastId, findCastMember } from '../../parts/cast.ts'
import {
  createSampleComments,
  createSampleFiles,
  createSampleTask,
  hoursAgo,
} from '../../parts/sample-task.ts'
import type { Activity, ProjectDetails } from './portfolio.ts'

type SampleEntry = [author: CastId, hours: number, text: string]

const createActivity = (prefix: string, entries: SampleEntry[]): Activity[] =>
  entries.map(([author, hours, text], index) => ({
    id: `${prefix}-atividade-${index}`,
    at: hoursAgo(hours),
    author: findCastMember(author).name,
    text,
  }))

/** The mean progress of each project's tasks equals the progress of the project in `seed.ts`. */
export const seedDetails = (): Record<string, ProjectDetails> => ({
  portal: seedPortal(),
  identidade: {
    tasks: [
      createSampleTask('cores', 'Fechar as cores', 'Com contraste conferido nos dois temas.', {
        days: [-10, -4],
        progress: 100,
        people: ['noemia'],
        category: 'design',
        cover: 'secondary',
      }),
      createSampleTask('familia', 'Escolher as letras', 'Uma família para títulos e outra para textos.', {
        days: [-6, 3],
        progress: 60,
        people: ['noemia', 'jussara'],
        category: 'design',
        labels: ['pesquisa'],
      }),
      createSampleTask('apresentacao', 'Montar o modelo de apresentação', '', {
        days: [1, 9],
        progress: 0,
        people: ['jussara'],
        category: 'design',
        labels: ['documento'],
      }),
      createSampleTask('manual', 'Escrever os exemplos de uso', 'O que fazer e o que evitar.', {
        days: [4, 12],
        progress: 0,
        people: ['noemia'],
        category: 'design',
      }),
    ],
    files: createSampleFiles('identidade', [['paleta-proposta.pdf', 'noemia', 74, { size: 1_240_000 }]]),
    comments: createSampleComments('identidade', [
      ['jussara', 49, 'O verde ficou ótimo no escuro. No claro, um tom abaixo talvez.'],
    ]),
    activity: createActivity('identidade', [
      ['jussara', 49, 'comentou o projeto'],
      ['noemia', 74, 'adicionou “paleta-proposta.pdf”'],
      ['noemia', 98, 'concluiu a tarefa “Fechar as cores”'],
    ]),
  },
  indicadores: {
    tasks: [
      ...(['Listar os números da reunião', 'Ligar as fontes', 'Desenhar a tela'] as const).map(
        (name, index) =>
          createSampleTask(`indicador-${index}`, name, '', {
            days: [-30 + 5 * index, -20 + 4 * index],
            progress: 100,
            people: ['rogerio'],
            category: 'dados',
          }),
      ),
      createSampleTask('conferencia', 'Conferir com o mês fechado', 'Cada número igual ao da planilha.', {
        days: [-10, -3],
        progress: 60,
        people: ['rogerio'],
        category: 'dados',
        labels: ['urgente'],
        checklist: [
          ['Consultas', 'Créditos', 'Tempo de resposta'],
          ['Erros por fonte', 'Usuários ativos'],
        ],
      }),
      createSampleTask('apresentar', 'Apresentar à equipe', '', {
        days: [-5, -3],
        progress: 40,
        people: ['rogerio'],
        category: 'dados',
      }),
    ],
    files: [],
    comments: createSampleComments('indicadores', [
      ['rogerio', 20, 'Faltam dois números; o de erros por fonte muda depois da meia-noite.'],
    ]),
    activity: createActivity('indicadores', [
      ['rogerio', 20, 'comentou o projeto'],
      ['rogerio', 190, 'concluiu a tarefa “Desenhar a tela”'],
    ]),
  },
  migracao: {
    tasks: (['Copiar os dados', 'Trocar os endereços', 'Desligar as máquinas antigas'] as const).map(
      (name, index) =>
        createSampleTask(`migracao-${index}`, name, '', {
          days: [-40 + 8 * index, -30 + 9 * index],
          progress: 100,
          people: index === 1 ? ['marina'] : ['caetano'],
          category: 'infra',
        }),
    ),
    files: createSampleFiles('migracao', [
      [
        'plano-de-retorno.txt',
        'caetano',
        900,
        { text: 'Plano de retorno\n1. Parar\n2. Voltar o endereço\n3. Avisar\n' },
      ],
    ]),
    comments: [],
    activity: createActivity('migracao', [
      ['caetano', 290, 'concluiu a tarefa “Desligar as máquinas antigas”'],
    ]),
  },
  respostas: {
    tasks: (['Reunir as perguntas', 'Escrever as respostas', 'Revisar com quem atende'] as const).map(
      (name, index) =>
        createSampleTask(`resposta-${index}`, name, '', {
          days: [4 + 10 * index, 13 + 10 * index],
          progress: 0,
          people: index === 0 ? ['noemia', 'marina'] : ['jussara'],
          category: 'atendimento',
          labels: ['documento'],
        }),
    ),
    files: [],
    comments: [],
    activity: createActivity('respostas', [['marina', 60, 'criou o projeto']]),
  },
  qualidade: {
    tasks: [
      createSampleTask('regras', 'Escrever as regras de conferência', '', {
        days: [-5, 4],
        progress: 40,
        people: [],
        category: 'dados',
        checklist: [
          ['Endereço', 'Telefone'],
          ['E-mail', 'Nome', 'Documento'],
        ],
      }),
      createSampleTask('repetidos', 'Encontrar telefones repetidos', '', {
        days: [-2, 10],
        progress: 20,
        people: [],
        category: 'dados',
      }),
      createSampleTask('enderecos', 'Completar endereços pelo CEP', '', {
        days: [5, 18],
        progress: 0,
        people: [],
        category: 'dados',
      }),
      createSampleTask('relatorio', 'Contar o que mudou', '', {
        days: [18, 25],
        progress: 0,
        people: [],
        category: 'dados',
      }),
    ],
    files: [],
    comments: [],
    activity: createActivity('qualidade', [['otavio', 118, 'criou o projeto']]),
  },
})

const seedPortal = (): ProjectDetails => ({
  tasks: [
    createSampleTask('entrevistas', 'Entrevistar seis clientes', 'O que procuram e onde param.', {
      days: [-24, -18],
      progress: 100,
      people: ['jussara', 'marina'],
      category: 'atendimento',
      labels: ['cliente', 'pesquisa'],
      checklist: [['Roteiro', 'Convites', 'Conversas', 'Resumo'], []],
      files: [
        [
          'resumo-das-entrevistas.txt',
          'jussara',
          430,
          {
            text: 'Resumo\n- Cinco de seis procuram o comprovante primeiro.\n- Ninguém usa o telefone por gosto.\n',
          },
        ],
      ],
    }),
    createSampleTask('mapa', 'Mapear as páginas', 'Da entrada ao comprovante, em no máximo três passos.', {
      days: [-20, -14],
      progress: 100,
      people: ['marina'],
      category: 'produto',
    }),
    createSampleTask('prototipo', 'Protótipo navegável', 'Para testar no celular e no computador.', {
      days: [-15, -7],
      progress: 100,
      people: ['jussara', 'caetano'],
      category: 'design',
      cover: 'secondary',
      comments: [
        ['marina', 200, 'No celular o botão de baixar fica fora da tela.'],
        ['jussara', 193, 'Corrigido: agora fica preso embaixo.'],
      ],
    }),
    createSampleTask('pedidos', 'Lista de pedidos', 'Com busca, situação e paginação.', {
      days: [-8, 2],
      progress: 75,
      people: ['caetano'],
      category: 'produto',
      labels: ['melhoria'],
      cover: 'info',
      checklist: [['Leitura dos dados', 'Busca', 'Situação com cores'], ['Paginação']],
    }),
    createSampleTask('comprovantes', 'Baixar comprovantes', 'Em PDF, um por pedido.', {
      days: [-6, -1],
      progress: 50,
      people: ['caetano', 'rogerio'],
      category: 'produto',
      labels: ['urgente', 'cliente'],
      checklist: [
        ['Modelo do documento', 'Numeração'],
        ['Assinatura', 'Nome do arquivo'],
      ],
      comments: [['rogerio', 8, 'O financeiro precisa do número do pedido no nome do arquivo.']],
    }),
    createSampleTask('conversa', 'Conversa com o atendimento', 'Mensagens dentro do pedido.', {
      days: [-4, 6],
      progress: 40,
      people: ['jussara'],
      category: 'atendimento',
      checklist: [
        ['Textos', 'Horário de atendimento'],
        ['Anexos', 'Aviso por e-mail', 'Avaliação'],
      ],
    }),
    createSampleTask('acesso', 'Entrada sem senha', 'Um código por e-mail, válido por dez minutos.', {
      days: [-2, 5],
      progress: 30,
      people: ['caetano', 'marina'],
      category: 'infra',
      labels: ['espera'],
    }),
    createSampleTask('acessibilidade', 'Revisar a acessibilidade', 'Teclado, leitor de tela e contraste.', {
      days: [6, 12],
      progress: 0,
      people: ['jussara'],
      category: 'design',
      checklist: [[], ['Teclado', 'Leitor de tela', 'Contraste', 'Zoom de 200%']],
    }),
    createSampleTask('lancamento', 'Lançar para os primeiros vinte', 'Com acompanhamento por duas semanas.', {
      days: [12, 18],
      progress: 0,
      people: ['marina', 'rogerio'],
      category: 'atendimento',
      labels: ['cliente'],
    }),
  ],
  files: createSampleFiles('portal', [
    ['telas-do-prototipo.pdf', 'jussara', 190, { size: 3_410_000 }],
    [
      'perguntas-frequentes.csv',
      'marina',
      240,
      { text: 'pergunta;vezes\nOnde baixo o comprovante?;41\nComo mudo o endereço?;17\nQuando chega?;12\n' },
    ],
    [
      'cronograma.txt',
      'rogerio',
      500,
      {
        text: 'Cronograma\nSemanas 1 e 2: entrevistas e mapa\nSemanas 3 e 4: protótipo\nSemanas 5 e 6: telas\n',
      },
    ],
  ]),
  comments: createSampleComments('portal', [
    ['rogerio', 310, 'Podemos começar pelos pedidos deste ano? Os antigos estão em outro formato.'],
    ['marina', 305, 'Sim. Os antigos entram depois, com um aviso na lista.'],
    ['caetano', 50, 'A lista já lê os dados de verdade. Falta a paginação.'],
    ['jussara', 7, 'Marquei o teste com três clientes para a próxima semana.'],
  ]),
  activity: createActivity('portal', [
    ['jussara', 7, 'comentou o projeto'],
    ['rogerio', 8, 'comentou a tarefa “Baixar comprovantes”'],
    ['caetano', 50, 'comentou o projeto'],
    ['caetano', 168, 'concluiu a tarefa “Protótipo navegável”'],
    ['jussara', 190, 'adicionou “telas-do-prototipo.pdf”'],
    ['marina', 240, 'adicionou “perguntas-frequentes.csv”'],
    ['marina', 336, 'concluiu a tarefa “Mapear as páginas”'],
    ['jussara', 430, 'anexou arquivos a “Entrevistar seis clientes”'],
    ['rogerio', 500, 'adicionou “cronograma.txt”'],
    ['marina', 576, 'criou o projeto'],
  ]),
})
