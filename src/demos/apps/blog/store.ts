import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { commentSchema } from './comment.ts'
import { seedComments } from './seed.ts'

/** The comments of all articles, oldest first. Articles are not state. */
const schema = z.object({ comments: z.array(commentSchema) })

type Blog = z.infer<typeof schema>

const { state, change } = createDemoStore('blog', schema, (): Blog => ({ comments: seedComments() }))

/** Read it through `useSnapshot`. */
export const blog: Blog = state

export function addComment(articleId: string, author: string, text: string): void {
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()]
  change(({ comments }) => comments.push({ id, articleId, author, text, at, isOwn: true }))
}

/** Deletes a comment of this browser; other comments stay. */
export function deleteComment(id: string): void {
  change((state) => {
    state.comments = state.comments.filter((comment) => comment.id !== id || !comment.isOwn)
  })
}

export const countComments = (
  { comments }: { comments: readonly { articleId: string }[] },
  articleId: string,
) => comments.filter((comment) => comment.articleId === articleId).length
