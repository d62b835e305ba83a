import { Badge, Box, chakra, Flex } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { type Article, categories } from './article.ts'
import { Byline } from './byline.tsx'
import { Cover } from './covers/cover.tsx'

export function ArticleText({ article }: { article: Article }) {
  return (
    <Panel as="article" p="0" overflow="hidden">
      <Cover category={article.category} height={{ base: '160px', md: '240px' }} />
      <Box p={{ base: '5', md: '8' }}>
        <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="6">
          <Byline article={article} />
          <Badge colorPalette="neutral" size="sm">
            {categories[article.category]}
          </Badge>
        </Flex>
        <chakra.div css={proseCss}>
          {article.sections.map(({ title, paragraphs, points }) => (
            <section key={paragraphs[0]}>
              {title && <h2>{title}</h2>}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </chakra.div>
      </Box>
    </Panel>
  )
}

const proseCss = {
  maxW: '68ch',
  fontSize: '16px',
  lineHeight: '26px',
  '& section + section': { mt: '7' },
  '& h2': { textStyle: 'h2', mb: '2' },
  '& p + p': { mt: '4' },
  '& ul': { mt: '3', ps: '5', listStyleType: 'disc', display: 'grid', gap: '1.5' },
  '& li::marker': { color: 'primary.fg' },
} as const
