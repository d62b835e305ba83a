import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'
import { createCollection } from '../../store/collection.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import type { Article, CastArticle } from './article.ts'
import articleData from './articles.yaml'
import { type Comment, commentSchema } from './comment.ts'
import {
  type ArticleFields,
  articleDraftSchema,
  copyFields,
  fieldsToArticle,
  ownArticleSchema,
} from './own-article.ts'
import data from './seed.yaml'

/** Newest first. */
export const articles = articleData as readonly CastArticle[]

type SampleComment = Omit<Comment, 'at' | 'isOwn'> & { author: CastId; at: [daysAgo: number, time: string] }

const seed = data as { likedBy: Partial<Record<string, CastId[]>>; comments: SampleComment[] }

/** The people of the cast who like an article. */
const { likedBy } = seed

/** Comments of invented readers, oldest first. */
export const seedComments = (): Comment[] =>
  seed.comments.map(({ at: [days, time], author, ...comment }) => ({
    ...comment,
    author: findCastMember(author).name,
    at: `${dayFromToday(-days)}T${time}:00`,
    isOwn: false,
  }))

const schema = z.object({
  /** The comments of all articles, oldest first. */
  comments: z.array(commentSchema),
  /** Written in this browser, newest first. The other articles are not state. */
  ownArticles: z._default(z.array(ownArticleSchema), []),
  drafts: z._default(z.array(articleDraftSchema), []),
  /** The ids of the articles that the user likes. */
  likes: z._default(z.array(z.string()), []),
})

type Blog = z.infer<typeof schema>

export type BlogSnapshot = Snapshot<Blog>

const store = createDemoStore(
  'blog',
  schema,
  (): Blog => ({ comments: seedComments(), ownArticles: [], drafts: [], likes: [] }),
)

const { state, change } = store

const commentItems = createCollection(store, ({ comments }) => comments)

const draftItems = createCollection(store, ({ drafts }) => drafts)

/** Read it through `useSnapshot`. */
export const blog: Blog = state

/** Returns the published articles, newest first. */
export const listArticles = ({ ownArticles }: BlogSnapshot): Article[] =>
  [...ownArticles.map((own) => fieldsToArticle(own.id, own, own)), ...articles].toSorted((one, other) =>
    other.date.localeCompare(one.date),
  )

/** Stores the editor's values; the published article stays as it is. */
export function saveArticleDraft(id: string, fields: ArticleFields): void {
  const savedAt = new Date().toISOString()
  change((state) => {
    const others = state.drafts.filter((draft) => draft.id !== id)
    state.drafts = [{ ...copyFields(fields), id, savedAt }, ...others]
  })
}

export const discardArticleDraft = (id: string) => void draftItems.remove(id)

/** Publishes a new article, or changes to one; the day of the first publication stays. */
export function publishArticle(id: string, fields: ArticleFields, authorName: string): void {
  const today = dayFromToday(0)
  change((state) => {
    const published = state.ownArticles.find((own) => own.id === id)
    const others = state.ownArticles.filter((own) => own.id !== id)
    state.ownArticles = [{ ...copyFields(fields), id, authorName, date: published?.date ?? today }, ...others]
    state.drafts = state.drafts.filter((draft) => draft.id !== id)
  })
}

/** Deletes an own article with its draft, comments and like. */
export function deleteArticle(id: string): void {
  change((state) => {
    state.ownArticles = state.ownArticles.filter((own) => own.id !== id)
    state.drafts = state.drafts.filter((draft) => draft.id !== id)
    state.comments = state.comments.filter(({ articleId }) => articleId !== id)
    state.likes = state.likes.filter((liked) => liked !== id)
  })
}

export function setLiked(id: string, isLiked: boolean): void {
  change((state) => {
    const others = state.likes.filter((liked) => liked !== id)
    state.likes = isLiked ? [...others, id] : others
  })
}

export const countLikes = ({ likes }: BlogSnapshot, id: string) =>
  (likedBy[id]?.length ?? 0) + Number(likes.includes(id))

/** Adds a comment, or a reply to the comment `parentId`. */
export function addComment(articleId: string, author: string, text: string, parentId?: string): void {
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()]
  const comment = { id, articleId, author, text, at, isOwn: true, ...(parentId ? { parentId } : {}) }
  commentItems.add(comment, 'end')
}

/** Deletes a comment of this browser with its replies; other comments stay. */
export function deleteComment(id: string): void {
  if (!commentItems.find(id)?.isOwn) return
  const replies = state.comments.filter(({ parentId }) => parentId === id)
  commentItems.remove([id, ...replies.map((reply) => reply.id)])
}

export const countComments = (
  { comments }: { comments: readonly { articleId: string }[] },
  articleId: string,
) => comments.filter((comment) => comment.articleId === articleId).length
