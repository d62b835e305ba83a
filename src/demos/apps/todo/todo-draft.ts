import { colleagues } from '../../parts/cast.ts'
import { categories, copyOptions, listValues } from './categories.ts'
import type { TodoSnapshot } from './filters.ts'
import type { TodoDraft } from './store.ts'
import type { Repeat, Step } from './todo.ts'

/** The values of the form. Empty texts are missing in the stored task. */
export type TodoForm = {
  title: string
  due: string
  time: string
  repeat: Repeat | ''
  assigneeValues: string[]
  categoryValues: string[]
  steps: Step[]
  notes: string
}

export const toForm = (todo?: TodoSnapshot): TodoForm => ({
  title: todo?.title ?? '',
  due: todo?.due ?? '',
  time: todo?.time ?? '',
  repeat: todo?.repeat ?? '',
  assigneeValues: listValues(todo?.image),
  categoryValues: listValues(todo?.category),
  steps: (todo?.steps ?? []).map((step) => ({ ...step })),
  notes: todo?.notes ?? '',
})

/** Every field is in the draft, so that an emptied one is removed from an edited task. */
export function toDraft(form: TodoForm): TodoDraft {
  const steps = form.steps.filter(({ title }) => title.trim())
  return {
    title: form.title.trim(),
    image: copyOptions(colleagues, form.assigneeValues),
    category: copyOptions(categories, form.categoryValues),
    due: form.due || undefined,
    time: form.time || undefined,
    repeat: form.repeat || undefined,
    steps: steps.length > 0 ? steps.map((step) => ({ ...step, title: step.title.trim() })) : undefined,
    notes: form.notes.trim() || undefined,
  }
}

/** In characters. */
export const maxTitle = 200
