import { copyOptions } from '../../parts/chosen-options.ts'
import { colleagues } from '../../parts/colleagues.ts'
import { categories } from './categories.ts'
import type { Todo } from './todo.ts'

type SampleTodo = {
  title: string
  assigneeIds: string[]
  categoryValues: string[]
  flags?: Partial<Pick<Todo, 'isDone' | 'isfav' | 'isTrash'>>
}

const samples: SampleTodo[] = [
  {
    title: 'Conferir os cadastros que voltaram sem endereço',
    assigneeIds: ['marina', 'rogerio'],
    categoryValues: ['alta', 'equipe'],
    flags: { isfav: true },
  },
  {
    title: 'Responder à Livraria Exemplo sobre o contrato',
    assigneeIds: ['jussara'],
    categoryValues: ['alta'],
  },
  {
    title: 'Preparar o relatório de consultas do mês',
    assigneeIds: ['marina'],
    categoryValues: ['media'],
    flags: { isfav: true },
  },
  {
    title: 'Atualizar o passo a passo de consulta por CEP',
    assigneeIds: ['caetano', 'noemia'],
    categoryValues: ['atualizacao'],
  },
  {
    title: 'Marcar a conversa semanal com a equipe de cadastro',
    assigneeIds: ['otavio'],
    categoryValues: ['equipe', 'baixa'],
  },
  {
    title: 'Revisar quem ainda precisa de acesso ao painel',
    assigneeIds: ['rogerio'],
    categoryValues: ['media'],
  },
  {
    title: 'Publicar as novidades da versão no changelog',
    assigneeIds: ['noemia'],
    categoryValues: ['atualizacao'],
    flags: { isDone: true },
  },
  {
    title: 'Agradecer à Padaria Modelo pela indicação',
    assigneeIds: ['jussara', 'otavio'],
    categoryValues: ['baixa'],
    flags: { isDone: true, isfav: true },
  },
  {
    title: 'Testar o painel no celular com internet lenta',
    assigneeIds: ['caetano'],
    categoryValues: ['media', 'equipe'],
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

/** A week's tasks of an invented office. */
export const seedTodos = (): { todos: Todo[] } => ({
  todos: samples.map(({ title, assigneeIds, categoryValues, flags }, index) => ({
    id: `tarefa-${index + 1}`,
    title,
    isDone: false,
    isfav: false,
    isTrash: false,
    image: copyOptions(colleagues, assigneeIds),
    category: copyOptions(categories, categoryValues),
    ...flags,
  })),
})
