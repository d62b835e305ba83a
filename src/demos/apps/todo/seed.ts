import { copyOptions } from '../../parts/chosen-options.ts'
import { colleagues } from '../../parts/colleagues.ts'
import { dayFromToday } from '../../parts/days.ts'
import { categories } from './categories.ts'
import data from './seed.yaml'
import type { Todo } from './todo.ts'

type SampleTodo = Partial<Omit<Todo, 'steps'>> & {
  title: string
  people: string[]
  categories: string[]
  /** The due day, in days from today. */
  dueIn?: number
  /** Subtasks; a leading "x " marks a completed one. */
  steps?: string[]
}

function createTodo({ people, categories: values, dueIn, steps, ...todo }: SampleTodo, index: number): Todo {
  const id = `tarefa-${index + 1}`
  return {
    id,
    isDone: false,
    isfav: false,
    isTrash: false,
    image: copyOptions(colleagues, people),
    category: copyOptions(categories, values),
    ...todo,
    ...(dueIn === undefined ? {} : { due: dayFromToday(dueIn) }),
    ...(todo.isDone && dueIn === 0 ? { doneOn: dayFromToday(0) } : {}),
    ...(steps && {
      steps: steps.map((text, step) => ({
        id: `${id}-${step + 1}`,
        title: text.replace(/^x /, ''),
        isDone: text.startsWith('x '),
      })),
    }),
  }
}

/** A week's tasks of an invented office. */
export const seedTodos = (): { todos: Todo[] } => ({ todos: (data as SampleTodo[]).map(createTodo) })
