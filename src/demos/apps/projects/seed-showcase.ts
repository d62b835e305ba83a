import { findCastMember } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'
import { createSampleComments, createSampleFiles, createSampleTask } from '../../parts/sample-task.ts'
import type { Expense, Milestone, Portfolio, Showcase } from './portfolio.ts'
import { showcaseId } from './portfolio.ts'
import { createActivity } from './sample-activity.ts'
import { seedPortal } from './seed-portal.ts'

const goals = `Uma área onde cada cliente acompanha os pedidos, baixa os comprovantes e fala com o atendimento sem precisar de telefone.

O que muda para quem usa: o comprovante a dois toques da entrada, a situação do pedido em palavras simples e as mensagens guardadas junto do pedido.

Fica de fora desta etapa: troca de produtos, pagamento e aplicativo. Depois do lançamento, a equipe acompanha vinte clientes por duas semanas antes de abrir a todos.`

const seedMilestones = (): Milestone[] =>
  (
    [
      ['Entrevistas concluídas', -18, true],
      ['Protótipo aprovado', -7, true],
      ['Pedidos e comprovantes prontos', 4, false],
      ['Acessibilidade revista', 12, false],
      ['Lançamento para os primeiros vinte', 18, false],
    ] as const
  ).map(([name, days, isDone], index) => ({
    id: `marco-${index}`,
    name,
    day: dayFromToday(days),
    isDone,
  }))

const seedExpenses = (): Expense[] =>
  (
    [
      ['Assinatura digital dos comprovantes', 6200, -2, 'rogerio'],
      ['Licença do editor de telas', 1800, -9, 'jussara'],
      ['Servidores de teste', 3400, -15, 'caetano'],
      ['Vale-presente para entrevistados', 900, -18, 'marina'],
    ] as const
  ).map(([name, value, days, by], index) => ({
    id: `despesa-${index}`,
    name,
    value,
    day: dayFromToday(days),
    by: findCastMember(by).name,
  }))

/** The project of the details page, with a value in each of its parts. */
export function seedShowcase(): Showcase {
  const { tasks, files, comments, activity } = seedPortal()
  return {
    project: createSampleTask(showcaseId, 'Portal do cliente', goals, {
      days: [-24, 18],
      progress: 55,
      people: ['marina', 'rogerio', 'jussara', 'caetano'],
      category: 'produto',
    }),
    details: {
      tasks,
      files: [
        ...files,
        ...createSampleFiles('vitrine', [
          [
            'ata-da-abertura.txt',
            'marina',
            570,
            {
              text: 'Ata da abertura\n- Prazo: seis semanas.\n- Orçamento: R$ 24.000.\n- Encontro da equipe toda terça, 30 minutos.\n',
            },
          ],
          [
            'riscos.csv',
            'caetano',
            330,
            {
              text: 'risco;chance;resposta\nPedidos antigos em outro formato;alta;ler só os deste ano\nAssinatura digital atrasar;média;lançar sem assinatura\nPoucos clientes no teste;baixa;convidar mais dez\n',
            },
          ],
        ]),
      ],
      comments: [
        ...createSampleComments('vitrine', [
          ['marina', 560, 'Abertura feita. A ata e o cronograma estão em Arquivos.'],
          ['caetano', 330, 'Deixei os riscos em uma planilha. O primeiro já tem resposta.'],
        ]),
        ...comments,
      ],
      activity: [
        ...createActivity('vitrine', [
          ['rogerio', 5, 'lançou a despesa “Assinatura digital dos comprovantes”'],
          ['marina', 6, 'criou o marco “Lançamento para os primeiros vinte”'],
        ]),
        ...activity,
      ],
      milestones: seedMilestones(),
      budget: 24_000,
      expenses: seedExpenses(),
    },
  }
}

/**
 * Adds the details page's project to a state of an earlier version. The page showed the customer portal of the list, so
 * what the user changed there stays on the page too.
 */
export function addShowcase(state: Portfolio): Portfolio {
  if (state.showcase !== undefined) return state
  const showcase = seedShowcase()
  const shown = state.projects.find(({ id }) => id === 'portal')
  if (!shown) return { ...state, showcase }
  const { project, details } = structuredClone({ project: shown, details: state.details?.portal })
  return {
    ...state,
    showcase: { project: { ...project, id: showcaseId }, details: { ...showcase.details, ...details } },
  }
}
