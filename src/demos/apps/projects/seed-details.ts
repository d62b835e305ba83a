import { createSampleComments, createSampleFiles, createSampleTask } from '../../parts/sample-task.ts'
import type { ProjectDetails } from './portfolio.ts'
import { createActivity } from './sample-activity.ts'
import { seedPortal } from './seed-portal.ts'

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
