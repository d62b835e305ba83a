import { chakra, Text } from '@chakra-ui/react'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { type Article, categories } from './article.ts'
import { articles } from './articles/all.ts'
import { useBlogPaths } from './use-blog-paths.ts'

const maxArticles = 4

/** Other articles: same category first, then the newest. */
export function MoreArticles({ current }: { current: Article }) {
  const { article: pathTo } = useBlogPaths()
  const isRelated = ({ category }: Article) => category === current.category
  const others = articles
    .filter(({ id }) => id !== current.id)
    .toSorted((a, b) => Number(isRelated(b)) - Number(isRelated(a)))
    .slice(0, maxArticles)
  return (
    <Panel title="Leia também">
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {others.map(({ id, title, category, date }) => (
          <li key={id}>
            <AppLink to={pathTo(id)} color="fg" fontWeight="500" textWrap="pretty">
              {title}
            </AppLink>
            <Text textStyle="small" color="fg.muted">
              {categories[category]} · <time dateTime={date}>{formatNumericDay(date)}</time>
            </Text>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
