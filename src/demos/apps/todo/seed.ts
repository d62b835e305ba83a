import { copyOptions } from '../../parts/chosen-options.ts'
import { colleagues } from '../../parts/colleagues.ts'
import { dayFromToday } from '../../parts/days.ts'
import { categories } from './categories.ts'
import type { Todo } from './todo.ts'

type SampleTodo = {
  title: string
  assigneeIds: string[]
  categoryValues: string[]
  flags?: Partial<Pick<Todo, 'isDone' | 'isfav' | 'isTrash'>>
  /** The due day, in days from today. */
  dueIn?: number
  details?: Partial<Pick<Todo, 'time' | 'repeat' | 'notes'>>
  /** Subtasks; a leading "x " marks a completed one. */
  steps?: string[]
}

const samples: SampleTodo[] = [
  {
    title: 'Conferir os cadastros que voltaram sem endereço',
    assigneeIds: ['marina', 'rogerio'],
    categoryValues: ['alta', 'equipe'],
    flags: { isfav: true },
    dueIn: 0,
    details: { time: '16:00', notes: 'A lista está na pasta da equipe. Dois CEPs mudaram neste ano.' },
    steps: ['x Separar os que voltaram', 'x Consultar os CEPs', 'Avisar quem mudou de endereço'],
  },
  {
    title: 'Responder à Livraria Modelo sobre o contrato',
    assigneeIds: ['jussara'],
    categoryValues: ['alta'],
    dueIn: -1,
  },
  {
    title: 'Preparar o relatório de consultas do mês',
    assigneeIds: ['marina'],
    categoryValues: ['media'],
    flags: { isfav: true },
    dueIn: 3,
    details: { repeat: 'monthly' },
    steps: ['Exportar as consultas', 'Comparar com o mês passado', 'Enviar à coordenação'],
  },
  {
    title: 'Atualizar o passo a passo de consulta por CEP',
    assigneeIds: ['caetano', 'noemia'],
    categoryValues: ['atualizacao'],
    dueIn: 1,
    details: { time: '10:00' },
  },
  {
    title: 'Marcar a conversa semanal com a equipe de cadastro',
    assigneeIds: ['otavio'],
    categoryValues: ['equipe', 'baixa'],
    dueIn: 0,
    details: { time: '09:30', repeat: 'weekly' },
  },
  {
    title: 'Revisar quem ainda precisa de acesso ao painel',
    assigneeIds: ['rogerio'],
    categoryValues: ['media'],
    dueIn: 5,
  },
  {
    title: 'Publicar as novidades da versão no changelog',
    assigneeIds: ['noemia'],
    categoryValues: ['atualizacao'],
    flags: { isDone: true },
    dueIn: 0,
  },
  {
    title: 'Agradecer à Padaria Amostra pela indicação',
    assigneeIds: ['jussara', 'otavio'],
    categoryValues: ['baixa'],
    flags: { isDone: true, isfav: true },
  },
  {
    title: 'Testar o painel no celular com internet lenta',
    assigneeIds: ['caetano'],
    categoryValues: ['media', 'equipe'],
    steps: ['Página inicial', 'Uma consulta', 'A impressão'],
  },
  {
    title: 'Arquivar as planilhas do ano passado',
    assigneeIds: [],
    categoryValues: ['baixa'],
    flags: { isDone: true },
  },
  {
    title: 'Trocar a impressora da recepção',
    assigneeIds: ['otavio'],
    categoryValues: ['baixa'],
    flags: { isTrash: true },
  },
]

function createSteps(titles: string[], id: string): Pick<Todo, 'steps'> {
  const steps = titles.map((title, index) => ({
    id: `${id}-${index + 1}`,
    title: title.replace(/^x /, ''),
    isDone: title.startsWith('x '),
  }))
  return steps.length > 0 ? { steps } : {}
}

function createTodo(sample: SampleTodo, index: number): Todo {
  const { title, assigneeIds, categoryValues, flags, dueIn, details, steps = [] } = sample
  const id = `tarefa-${index + 1}`
  return {
    id,
    title,
    isDone: false,
    isfav: false,
    isTrash: false,
    image: copyOptions(colleagues, assigneeIds),
    category: copyOptions(categories, categoryValues),
    ...flags,
    ...details,
    ...(dueIn === undefined ? {} : { due: dayFromToday(dueIn) }),
    ...(flags?.isDone && dueIn === 0 ? { doneOn: dayFromToday(0) } : {}),
    ...createSteps(steps, id),
  }
}

/** A week's tasks of an invented office. */
export const seedTodos = (): { todos: Todo[] } => ({ todos: samples.map(createTodo) })
