import { searchKey, searchTest } from '@/lib/search-text.ts'
import { castMember } from '../../parts/cast.ts'
import { type Article, type Category, categories } from './article.ts'

const key = ({ title, summary, author, category, sections }: Article) =>
  searchKey(
    [
      title,
      summary,
      castMember(author).name,
      categories[category],
      ...sections.flatMap(({ title: part = '', paragraphs, points = [] }) => [
        part,
        ...paragraphs,
        ...points,
      ]),
    ].join(' '),
  )

/** The articles of a category, or of all, in which every word of the query occurs, wherever. */
export function findArticles(
  articles: readonly Article[],
  query: string,
  category: Category | 'all',
): Article[] {
  const matches = searchTest(query)
  return articles.filter(
    (article) => (category === 'all' || article.category === category) && matches(key(article)),
  )
}
