import { Button, Flex, Grid } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuNewspaper, LuPenLine } from 'react-icons/lu'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { CountedOrder } from '../../parts/counted-order.tsx'
import { type Article, type ArticleCategory, categories, findArticles, isOwn } from './article.ts'
import { ArticleCard } from './article-card.tsx'
import { fieldsToArticle } from './own-article.ts'
import { type BlogSnapshot, blog, countComments, countLikes, listArticles } from './store.ts'
import { tagParameter, useBlogPaths } from './use-blog-paths.ts'

const orders = { newest: 'Mais novos', likes: 'Mais curtidos', comments: 'Mais comentados' } as const

type Order = keyof typeof orders

function sort(found: Article[], order: Order, snapshot: BlogSnapshot): Article[] {
  if (order === 'newest') return found
  const count = order === 'likes' ? countLikes : countComments
  return found.toSorted((one, other) => count(snapshot, other.id) - count(snapshot, one.id))
}

export function ArticleList() {
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<ArticleCategory | 'all'>('all')
  const [areOwn, setOwn] = useState(false)
  const [order, setOrder] = useState<Order>('newest')
  const [search, setSearch] = useSearchParams()
  const snapshot = useSnapshot(blog)
  const authorName = fullName(useSnapshot(auth).profile)
  const navigate = useNavigateTo()
  const { write } = useBlogPaths()
  const tag = search.get(tagParameter)
  const drafts = areOwn
    ? snapshot.drafts.map((draft) => fieldsToArticle(draft.id, draft, { authorName, date: draft.savedAt }))
    : []
  const published = listArticles(snapshot).filter((article) => !areOwn || isOwn(article))
  const isTagged = ({ tags = [] }: Article) => tag === null || tags.includes(tag)
  const foundDrafts = findArticles(drafts, query, category).filter(isTagged)
  const found = sort(findArticles(published, query, category).filter(isTagged), order, snapshot)
  const count = found.length + foundDrafts.length
  const isWhole = query === '' && category === 'all' && !areOwn && tag === null && found.length > 1

  function clear() {
    setQuery('')
    setCategory('all')
    setOwn(false)
    setSearch({}, { replace: true })
  }

  return (
    <>
      <RouteHeader
        actions={
          <Button onClick={() => navigate(write(crypto.randomUUID()))}>
            <LuPenLine aria-hidden="true" />
            Escrever artigo
          </Button>
        }
      />
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mb="6">
        <SearchField label="Buscar nos artigos" value={query} onChange={setQuery} />
        <CategoryFilter value={category} onChange={setCategory} />
        <Chips legend="Mais filtros" isLegendHidden>
          <Chip checked={areOwn} onChange={() => setOwn(!areOwn)}>
            Meus artigos
          </Chip>
          {tag !== null && (
            <Chip checked onChange={() => setSearch({}, { replace: true })}>
              #{tag}
            </Chip>
          )}
        </Chips>
        <Flex align="center" gap="3" ms={{ xl: 'auto' }}>
          <CountedOrder
            count={formatCounted(count, 'artigo', 'artigos')}
            label="Ordenar"
            orders={orders}
            value={order}
            width="170px"
            onChange={setOrder}
          />
        </Flex>
      </Flex>
      {count === 0 ? (
        <Panel>
          <EmptyState
            icon={<LuNewspaper />}
            title="Nenhum artigo encontrado"
            detail={
              areOwn && published.length === 0
                ? 'Os artigos e rascunhos que você escrever aparecem aqui.'
                : 'Tente outras palavras ou outra categoria.'
            }
            action={
              <Button variant="outline" onClick={clear}>
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
          {foundDrafts.map((article) => (
            <ArticleCard key={`draft-${article.id}`} article={article} isDraft />
          ))}
          {found.map((article, index) => (
            <ArticleCard key={article.id} article={article} isFeatured={isWhole && index === 0} />
          ))}
        </Grid>
      )}
    </>
  )
}

type CategoryFilterProps = {
  value: ArticleCategory | 'all'
  onChange: (category: ArticleCategory | 'all') => void
}

const choices = Object.entries({ all: 'Todas', ...categories }) as [ArticleCategory | 'all', string][]

function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const name = useId()
  return (
    <Chips legend="Categoria" isLegendHidden minW="0">
      {choices.map(([choice, label]) => (
        <Chip key={choice} name={name} checked={choice === value} onChange={() => onChange(choice)}>
          {label}
        </Chip>
      ))}
    </Chips>
  )
}
