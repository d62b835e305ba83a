import { Box, Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { type Article, readAuthor } from './article.ts'
import { blog, listArticles } from './store.ts'

export function AuthorCard({ article }: { article: Article }) {
  const { id, name, role } = readAuthor(article)
  const count = listArticles(useSnapshot(blog)).filter((other) => readAuthor(other).name === name).length
  return (
    <Panel title="Quem escreveu">
      <Flex gap="3" align="center">
        <Portrait image={id} name={name} size="12" />
        <Box minW="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted">
            {role} · {formatCounted(count, 'artigo', 'artigos')}
          </Text>
        </Box>
      </Flex>
    </Panel>
  )
}
