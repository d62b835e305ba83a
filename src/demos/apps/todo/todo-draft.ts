import { colleagues } from '../../parts/cast.ts'
import { emptyToMissing, fillBlank } from '../../parts/stored-fields.ts'
import { categories, copyOptions, listValues } from './categories.ts'
import type { TodoSnapshot } from './filters.ts'
import type { TodoDraft } from './store.ts'
import type { Repeat, Step } from './todo.ts'

/** The values of an empty form. */
const blank = {
  title: '',
  due: '',
  time: '',
  repeat: '' as Repeat | '',
  image: [] as string[],
  category: [] as string[],
  steps: [] as Step[],
  notes: '',
} satisfies Record<keyof TodoDraft, unknown>

export type TodoForm = typeof blank

export const toForm = ({ image, category, ...stored }: Partial<TodoSnapshot> = {}): TodoForm => ({
  ...fillBlank(blank, stored),
  image: listValues(image),
  category: listValues(category),
})

/** Every field is in the draft, so that an emptied one is removed from an edited task. */
export function toDraft({ title, image, category, steps, ...texts }: TodoForm): TodoDraft {
  const named = steps.flatMap((step) => (step.title.trim() ? { ...step, title: step.title.trim() } : []))
  return {
    ...emptyToMissing(texts),
    title: title.trim(),
    image: copyOptions(colleagues, image),
    category: copyOptions(categories, category),
    steps: named.length > 0 ? named : undefined,
  }
}

/** In characters. */
export const maxTitle = 200
