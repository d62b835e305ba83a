import { searchKey, searchTest } from '@/lib/search-text.ts'
import { readDocText } from '../../parts/rich-text/rich-doc.ts'
import { type Article, type ArticleCategory, categories, readArticleDoc, readAuthor } from './article.ts'

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
