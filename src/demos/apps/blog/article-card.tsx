import { Badge, Box, chakra, Flex, type FlexProps, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import { LuHeart, LuMessageSquare } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { type Article, categories, estimateReadingMinutes, readAuthor } from './article.ts'
import { Cover } from './covers/cover.tsx'
import { blog, countComments, countLikes } from './store.ts'
import { useBlogPaths } from './use-blog-paths.ts'

type ArticleCardProps = {
  article: Article
  isDraft?: boolean
  /** As wide as the list, with the picture beside the text. */
  isFeatured?: boolean
}

/** An article in the list. Its title is the link, and the whole card is clickable. */
export function ArticleCard({ article, isDraft = false, isFeatured = false }: ArticleCardProps) {
  const { id, title, summary, category, cover } = article
  const { article: pathTo, write } = useBlogPaths()
  const snapshot = useSnapshot(blog)
  const [comments, likes] = [countComments(snapshot, id), countLikes(snapshot, id)]
  return (
    <chakra.li css={isFeatured ? featuredCss : cardCss}>
      <Cover
        category={category}
        cover={cover}
        {...(isFeatured && { height: { base: '148px', md: 'auto' } })}
      />
      <Flex direction="column" gap="3" p={isFeatured ? { base: '5', md: '8' } : '5'} flex="1">
        <Flex justify="space-between" align="center" gap="3">
          <Badge colorPalette={isDraft ? 'warning' : 'neutral'} size="sm">
            {isDraft ? 'Rascunho' : categories[category]}
          </Badge>
          {!isDraft && (
            <Flex align="center" gap="1.5" color="fg.muted" textStyle="small">
              <LuHeart aria-hidden="true" />
              {likes}
              <VisuallyHidden>{likes === 1 ? 'curtida' : 'curtidas'}</VisuallyHidden>
              <Box as="span" ms="2">
                <LuMessageSquare aria-hidden="true" />
              </Box>
              {formatCounted(comments, 'comentário', 'comentários')}
            </Flex>
          )}
        </Flex>
        <Heading as="h2" textStyle={isFeatured ? { base: 'h3', md: 'h2' } : 'h3'} textWrap="pretty">
          <AppLink to={isDraft ? write(id) : pathTo(id)} color="fg" css={wholeCard}>
            {title || 'Sem título'}
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

const featuredCss = {
  ...cardCss,
  gridColumn: '1 / -1',
  display: { base: 'flex', md: 'grid' },
  gridTemplateColumns: '5fr 7fr',
  '& > :first-child': { alignSelf: 'stretch', maxHeight: '320px' },
} as const

const wholeCard = {
  _focusVisible: { outline: 'none' },
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const

/** Author, date and reading time. Other props go to the row. */
export function Byline({ article, ...row }: FlexProps & { article: Article }) {
  const { id, name } = readAuthor(article)
  return (
    <Flex align="center" gap="2.5" {...row}>
      <Portrait image={id} name={name} size="8" />
      <Text textStyle="small" color="fg.muted">
        <chakra.span color="fg" fontWeight="500">
          {name}
        </chakra.span>
        <br />
        <time dateTime={article.date}>{formatNumericDay(article.date)}</time> ·{' '}
        {estimateReadingMinutes(article)} min de leitura
      </Text>
    </Flex>
  )
}

/** The tags of an article, as links to the articles with the same tag. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const { tag: pathTo } = useBlogPaths()
  if (tags.length === 0) return null
  return (
    <chakra.ul aria-label="Etiquetas" css={listCss}>
      {tags.map((tag) => (
        <li key={tag}>
          <AppLink to={pathTo(tag)}>#{tag}</AppLink>
        </li>
      ))}
    </chakra.ul>
  )
}

const listCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  listStyleType: 'none',
  '& a': {
    display: 'block',
    px: '2.5',
    py: '1',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg',
    textStyle: 'small',
    _hover: { bg: 'bg.hover', textDecoration: 'none' },
  },
} as const
