import { Badge, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { LuMessageSquare } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { type Article, categories } from './article.ts'
import { Byline } from './byline.tsx'
import { Cover } from './covers/cover.tsx'
import { blog, countComments } from './store.ts'
import { useBlogPaths } from './use-blog-paths.ts'

/** An article in the list. Its title is the link, and the whole card is clickable. */
export function ArticleCard({ article }: { article: Article }) {
  const { id, title, summary, category } = article
  const { article: pathTo } = useBlogPaths()
  const comments = countComments(useSnapshot(blog), id)
  return (
    <chakra.li css={cardCss}>
      <Cover category={category} />
      <Flex direction="column" gap="3" p="5" flex="1">
        <Flex justify="space-between" align="center" gap="3">
          <Badge colorPalette="neutral" size="sm">
            {categories[category]}
          </Badge>
          <Flex align="center" gap="1.5" color="fg.muted" textStyle="small">
            <LuMessageSquare aria-hidden="true" />
            {formatCounted(comments, 'comentário', 'comentários')}
          </Flex>
        </Flex>
        <Heading as="h2" textStyle="h3" textWrap="pretty">
          <AppLink to={pathTo(id)} color="fg" css={wholeCard}>
            {title}
          </AppLink>
        </Heading>
        <Text color="fg.muted" lineClamp={3}>
          {summary}
        </Text>
        <Byline article={article} mt="auto" pt="1" />
      </Flex>
    </chakra.li>
  )
}

const cardCss = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.panel',
  borderRadius: 'panel',
  boxShadow: 'panel',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'border.emphasized' },
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

const wholeCard = {
  outline: 'none',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const
