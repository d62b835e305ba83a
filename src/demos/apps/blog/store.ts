import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { commentSchema } from './comment.ts'
import { seedComments } from './seed.ts'

/** The comments of all articles, from the oldest to the newest. The articles themselves are no state. */
const schema = z.object({ comments: z.array(commentSchema) })

type Blog = z.infer<typeof schema>

const { state, change } = createDemoStore('blog', schema, (): Blog => ({ comments: seedComments() }))

/** The blog, to be read through `useSnapshot`. */
export const blog: Blog = state

/** Adds a comment after the others. */
export function addComment(articleId: string, author: string, text: string): void {
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()]
  change(({ comments }) => comments.push({ id, articleId, author, text, at, isOwn: true }))
}

/** Deletes a comment of this browser's own; those of others stay. */
export function deleteComment(id: string): void {
  change((state) => {
    state.comments = state.comments.filter((comment) => comment.id !== id || !comment.isOwn)
  })
}

/** How many comments an article has. */
export const countComments = (
  { comments }: { comments: readonly { articleId: string }[] },
  articleId: string,
) => comments.filter((comment) => comment.articleId === articleId).length
