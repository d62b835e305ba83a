import { Badge, Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '@/ui/page/panel.tsx'
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx'
import { type Article, categories, readArticleDoc } from './article.ts'
import { Byline } from './article-card.tsx'
import { Cover } from './covers/cover.tsx'

/** An article as readers see it. `children` come below the text. */
export function ArticleText({ article, children }: { article: Article; children?: ReactNode }) {
  return (
    <Panel as="article" p="0" md={{ p: '0' }} overflow="hidden">
      <Cover category={article.category} cover={article.cover} height={{ base: '160px', md: '240px' }} />
      <Box p={{ base: '5', md: '8' }}>
        <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="6">
          <Byline article={article} />
          <Badge colorPalette="neutral" size="sm">
            {categories[article.category]}
          </Badge>
        </Flex>
        <RichTextView doc={readArticleDoc(article)} maxW="68ch" fontSize="16px" lineHeight="26px" />
        {children && (
          <Flex direction="column" gap="4" mt="8">
            {children}
          </Flex>
        )}
      </Box>
    </Panel>
  )
}
