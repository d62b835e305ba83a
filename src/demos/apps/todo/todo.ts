import * as z from 'zod/mini'

const assignee = z.object({ image: z.string(), label: z.string(), value: z.string() })

const category = z.object({ value: z.string(), label: z.string() })

const step = z.object({ id: z.string(), title: z.string(), isDone: z.boolean() })

/** How often a task returns, by the names that are stored. */
export const repeats = {
  daily: 'Todo dia',
  weekdays: 'Dias úteis',
  weekly: 'Toda semana',
  monthly: 'Todo mês',
} as const

export type Repeat = keyof typeof repeats

const repeatNames = Object.keys(repeats) as [Repeat, ...Repeat[]]

export const todoSchema = z.object({
  id: z.string(),
  title: z.string(),
  isDone: z.boolean(),
  isfav: z.boolean(),
  isTrash: z.boolean(),
  /** The assignees. */
  image: z.array(assignee),
  category: z.array(category),
  /** `YYYY-MM-DD` in the user's time zone. */
  due: z.optional(z.string()),
  /** `HH:mm`; only with `due`. */
  time: z.optional(z.string()),
  /** Only with `due`. */
  repeat: z.optional(z.enum(repeatNames)),
  /** The day of the month that a monthly task returns to after a shorter month. */
  monthDay: z.optional(z.number()),
  notes: z.optional(z.string()),
  steps: z.optional(z.array(step)),
  /** The day on which the task was completed. */
  doneOn: z.optional(z.string()),
  /** The id of the task that was created when this one was completed. */
  nextId: z.optional(z.string()),
})

export type Todo = z.infer<typeof todoSchema>

export type Step = z.infer<typeof step>
