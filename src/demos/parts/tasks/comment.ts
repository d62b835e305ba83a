import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

export const commentSchema = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  /** Date and time as ISO text. */
  at: z.string(),
  /** Written in this browser; only these can be deleted. */
  isOwn: z.boolean(),
})

export type TaskComment = z.infer<typeof commentSchema>

export type TaskCommentSnapshot = Snapshot<TaskComment>

export const createComment = (author: string, text: string): TaskComment => ({
  id: crypto.randomUUID(),
  author,
  text,
  at: new Date().toISOString(),
  isOwn: true,
})

/** In characters. */
export const maxCommentLength = 1000
