import { chakra, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { type Article, categories } from './article.ts'
import { findRelated } from './find-articles.ts'
import { blog, listArticles } from './store.ts'
import { useBlogPaths } from './use-blog-paths.ts'

/** Other articles: related ones first, then the newest. */
export function MoreArticles({ current }: { current: Article }) {
  const { article: pathTo } = useBlogPaths()
  const others = findRelated(listArticles(useSnapshot(blog)), current)
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
