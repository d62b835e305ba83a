import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

export const commentSchema = z.object({
  id: z.string(),
  articleId: z.string(),
  author: z.string(),
  text: z.string(),
  /** Date and time as ISO text. */
  at: z.string(),
  /** Written in this browser; only these can be deleted. */
  isOwn: z.boolean(),
  /** The id of the comment that this one answers. */
  parentId: z.optional(z.string()),
})

export type Comment = z.infer<typeof commentSchema>

export type CommentSnapshot = Snapshot<Comment>

/** In characters. */
export const maxCommentLength = 1000
