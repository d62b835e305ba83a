import * as z from 'zod/mini'

const assignee = z.object({ image: z.string(), label: z.string(), value: z.string() })

const category = z.object({ value: z.string(), label: z.string() })

export const todoSchema = z.object({
  id: z.string(),
  title: z.string(),
  isDone: z.boolean(),
  isfav: z.boolean(),
  isTrash: z.boolean(),
  /** The assignees. */
  image: z.array(assignee),
  category: z.array(category),
})

export type Todo = z.infer<typeof todoSchema>
