import { optionsOf } from '../../parts/chosen-options.ts'
import { people } from '../../parts/people.ts'
import { categories } from './categories.ts'
import type { Todo } from './todo.ts'

type Sample = {
  title: string
  to: string[]
  under: string[]
  is?: Partial<Pick<Todo, 'isDone' | 'isfav' | 'isTrash'>>
}

const samples: Sample[] = [
  {
    title: 'Conferir os cadastros que voltaram sem endereço',
    to: ['ana', 'bruno'],
    under: ['alta', 'equipe'],
    is: { isfav: true },
  },
  { title: 'Responder à Livraria Exemplo sobre o contrato', to: ['carla'], under: ['alta'] },
  { title: 'Preparar o relatório de consultas do mês', to: ['ana'], under: ['media'], is: { isfav: true } },
  {
    title: 'Atualizar o passo a passo de consulta por CEP',
    to: ['davi', 'elisa'],
    under: ['atualizacao'],
  },
  { title: 'Marcar a conversa semanal com a equipe de cadastro', to: ['fabio'], under: ['equipe', 'baixa'] },
  { title: 'Revisar quem ainda precisa de acesso ao painel', to: ['bruno'], under: ['media'] },
  {
    title: 'Publicar as novidades da versão no changelog',
    to: ['elisa'],
    under: ['atualizacao'],
    is: { isDone: true },
  },
  {
    title: 'Agradecer à Padaria Modelo pela indicação',
    to: ['carla', 'fabio'],
    under: ['baixa'],
    is: { isDone: true, isfav: true },
  },
  { title: 'Testar o painel no celular com internet lenta', to: ['davi'], under: ['media', 'equipe'] },
  { title: 'Arquivar as planilhas do ano passado', to: [], under: ['baixa'], is: { isDone: true } },
  { title: 'Trocar a impressora da recepção', to: ['fabio'], under: ['baixa'], is: { isTrash: true } },
]

/** A week's tasks of an office that does not exist. */
export const todoSeed = (): { todos: Todo[] } => ({
  todos: samples.map(({ title, to, under, is }, index) => ({
    id: `tarefa-${index + 1}`,
    title,
    isDone: false,
    isfav: false,
    isTrash: false,
    image: optionsOf(people, to),
    category: optionsOf(categories, under),
    ...is,
  })),
})
