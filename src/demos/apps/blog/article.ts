import { searchKey, searchTest } from '@/lib/search-text.ts'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import {
  countWords,
  headingNode,
  listNode,
  paragraphNode,
  type RichNode,
  readDocText,
} from '../../parts/rich-text/rich-doc.ts'

const buildSearchKey = (article: Article) => {
  const { title, summary, category, tags = [] } = article
  return searchKey(
    [
      title,
      summary,
      readAuthor(article).name,
      categories[category],
      ...tags,
      readDocText(readArticleDoc(article)),
    ].join(' '),
  )
}

/** Returns the articles of a category (or of all) that contain every word of the query. */
export function findArticles(
  articles: readonly Article[],
  query: string,
  category: ArticleCategory | 'all',
): Article[] {
  const matches = searchTest(query)
  return articles.filter(
    (article) => (category === 'all' || article.category === category) && matches(buildSearchKey(article)),
  )
}

const maxRelated = 4

/** Returns other articles: same category and shared tags first, then in their order. */
export function findRelated(articles: readonly Article[], current: Article): Article[] {
  const tags = new Set(current.tags)
  const score = ({ category, tags: others = [] }: Article) =>
    Number(category === current.category) * 2 + others.filter((tag) => tags.has(tag)).length
  return articles
    .filter(({ id }) => id !== current.id)
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, maxRelated)
}

export const categories = {
  documentos: 'Documentos',
  empresas: 'Empresas',
  enderecos: 'Endereços',
  privacidade: 'Privacidade',
  credito: 'Crédito',
  justica: 'Justiça',
  veiculos: 'Veículos',
} as const

export type ArticleCategory = keyof typeof categories

type ArticleSection = {
  title?: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export type Article = {
  id: string
  title: string
  summary: string
  category: ArticleCategory
  /** Missing for the user's own articles, which have `authorName`. */
  author?: CastId
  authorName?: string
  /** The day as `YYYY-MM-DD`. */
  date: string
  tags?: readonly string[]
  /** A category whose drawing is the cover, or a picture as data URL. The article's category if missing. */
  cover?: string
  /** Either sections or a body. */
  sections?: readonly ArticleSection[]
  body?: RichNode
}

/** An article that comes with the demo. */
export type CastArticle = Article & { author: CastId }

export const isOwn = ({ author }: Article) => author === undefined

/** Returns the author as shown: a person of the cast, or the user. */
export const readAuthor = ({ author, authorName = '' }: Article) =>
  author ? findCastMember(author) : { id: '', name: authorName, role: 'Você, neste navegador' }

const wordsPerMinute = 200

/** Returns the text as a document of the editor, whichever way it is stored. */
export const readArticleDoc = ({ body, sections = [] }: Article): RichNode =>
  body ?? {
    type: 'doc',
    content: sections.flatMap(({ title, paragraphs, points }) => [
      ...(title ? [headingNode(title)] : []),
      ...paragraphs.map(paragraphNode),
      ...(points ? [listNode(points)] : []),
    ]),
  }

/** Returns the reading time in minutes, rounded up. */
export const estimateReadingMinutes = (article: Article): number =>
  Math.max(1, Math.ceil(countWords(readDocText(readArticleDoc(article))) / wordsPerMinute))
