import { createSampleComments, createSampleFiles, createSampleTask } from '../../parts/sample-task.ts'
import type { ProjectDetails } from './portfolio.ts'
import { createActivity } from './sample-activity.ts'

/** The customer portal, the project with the most details. */
export const seedPortal = (): ProjectDetails => ({
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
