import { searchKey, searchTest } from '@/lib/search-text.ts'
import { findCastMember } from '../../parts/cast.ts'
import { type Article, type ArticleCategory, categories } from './article.ts'

const buildSearchKey = ({ title, summary, author, category, sections }: Article) =>
  searchKey(
    [
      title,
      summary,
      findCastMember(author).name,
      categories[category],
      ...sections.flatMap(({ title: sectionTitle = '', paragraphs, points = [] }) => [
        sectionTitle,
        ...paragraphs,
        ...points,
      ]),
    ].join(' '),
  )

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
