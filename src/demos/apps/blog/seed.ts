import { type CastId, findCastMember } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'
import type { CastArticle } from './article.ts'
import articleData from './articles.yaml'
import type { Comment } from './comment.ts'
import data from './seed.yaml'

/** Newest first. */
export const articles = articleData as readonly CastArticle[]

type SampleComment = Omit<Comment, 'at' | 'isOwn'> & { author: CastId; at: [daysAgo: number, time: string] }

const seed = data as { likedBy: Partial<Record<string, CastId[]>>; comments: SampleComment[] }

/** The people of the cast who like an article. */
export const { likedBy } = seed

/** Comments of invented readers, oldest first. */
export const seedComments = (): Comment[] =>
  seed.comments.map(({ at: [days, time], author, ...comment }) => ({
    ...comment,
    author: findCastMember(author).name,
    at: `${dayFromToday(-days)}T${time}:00`,
    isOwn: false,
  }))
