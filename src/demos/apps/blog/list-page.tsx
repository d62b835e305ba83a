import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuNewspaper } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import type { ArticleCategory } from './article.ts'
import { ArticleCard } from './article-card.tsx'
import { articles } from './articles/all.ts'
import { CategoryFilter } from './category-filter.tsx'
import { findArticles } from './find-articles.ts'

export default function BlogPage() {
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<ArticleCategory | 'all'>('all')
  const found = findArticles(articles, query, category)

  function clear() {
    setQuery('')
    setCategory('all')
  }

  return (
    <>
      <RouteHeader />
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mb="6">
        <SearchField label="Buscar nos artigos" value={query} onChange={setQuery} />
        <CategoryFilter value={category} onChange={setCategory} />
        <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums" ms={{ xl: 'auto' }}>
          {formatCounted(found.length, 'artigo', 'artigos')}
        </Text>
      </Flex>
      {found.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<LuNewspaper />}
            title="Nenhum artigo encontrado"
            detail="Tente outras palavras ou outra categoria."
            action={
              <Button variant="outline" colorPalette="neutral" onClick={clear}>
                Ver todos
              </Button>
            }
          />
        </Panel>
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns="repeat(auto-fill, minmax(min(290px, 100%), 1fr))"
          gap={{ base: '4', md: '6' }}
        >
          {found.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      )}
    </>
  )
}
