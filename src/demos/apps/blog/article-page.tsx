import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuArrowLeft, LuFileX, LuHeart, LuLink, LuPencil, LuTrash2 } from 'react-icons/lu'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { PageHeader, RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { type Article, categories, findRelated, isOwn, readAuthor } from './article.ts'
import { TagList } from './article-card.tsx'
import { ArticleText } from './article-text.tsx'
import { Comments } from './comments/comments.tsx'
import { Contents } from './contents.tsx'
import { blog, countLikes, deleteArticle, listArticles, setLiked } from './store.ts'
import { articleParameter, useBlogPaths } from './use-blog-paths.ts'

/** The article named in the URL, or the newest one, with its comments. */
export default function ArticlePage() {
  const id = useSearchParams()[0].get(articleParameter)
  const articles = listArticles(useSnapshot(blog))
  const article = id === null ? articles[0] : articles.find((candidate) => candidate.id === id)
  if (!article) {
    return (
      <>
        <RouteHeader />
        <Panel>
          <EmptyState icon={<LuFileX />} title="Este artigo não existe." action={<BackToList />} />
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={article.title}
        description={article.summary}
        actions={
          <>
            {isOwn(article) && <OwnActions article={article} />}
            <BackToList />
          </>
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Grid templateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '6' }}>
          <ArticleText article={article}>
            <TagList tags={article.tags ?? []} />
            <Reactions id={article.id} />
          </ArticleText>
          <Comments key={article.id} articleId={article.id} />
        </Grid>
        <Grid
          templateColumns="minmax(0, 1fr)"
          gap={{ base: '4', md: '6' }}
          position={{ xl: 'sticky' }}
          top={{ xl: '88px' }}
        >
          <AuthorCard article={article} />
          <Contents article={article} />
          <MoreArticles current={article} />
        </Grid>
      </Grid>
    </>
  )
}

function OwnActions({ article: { id, title } }: { article: Article }) {
  const [isDeleting, setDeleting] = useState(false)
  const { list, write } = useBlogPaths()
  const navigate = useNavigateTo()

  function remove() {
    setDeleting(false)
    deleteArticle(id)
    void notify.success('Delete Successfully')
    navigate(list, { replace: true })
  }

  return (
    <>
      <ButtonLink to={write(id)} variant="outline">
        <LuPencil aria-hidden="true" />
        Editar
      </ButtonLink>
      <Button variant="outline" colorPalette="danger" onClick={() => setDeleting(true)}>
        <LuTrash2 aria-hidden="true" />
        Excluir artigo
      </Button>
      <Presence>
        {isDeleting && (
          <ConfirmDialog
            title="Excluir artigo?"
            detail={`“${title}” e os seus comentários não podem ser recuperados.`}
            action="Excluir"
            onClose={() => setDeleting(false)}
            onConfirm={remove}
          />
        )}
      </Presence>
    </>
  )
}

function BackToList() {
  return (
    <ButtonLink to={useBlogPaths().list} variant="outline">
      <LuArrowLeft aria-hidden="true" className="directed" />
      Todos os artigos
    </ButtonLink>
  )
}

function AuthorCard({ article }: { article: Article }) {
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

/** Other articles: related ones first, then the newest. */
function MoreArticles({ current }: { current: Article }) {
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

/** Likes the article and copies its address. */
function Reactions({ id }: { id: string }) {
  const snapshot = useSnapshot(blog)
  const isLiked = snapshot.likes.includes(id)
  const likes = countLikes(snapshot, id)
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        colorPalette={isLiked ? 'danger' : 'neutral'}
        aria-pressed={isLiked}
        css={isLiked ? { '& svg': { fill: 'currentColor' } } : {}}
        onClick={() => setLiked(id, !isLiked)}
      >
        <LuHeart aria-hidden="true" />
        Curtir · {formatCounted(likes, 'curtida', 'curtidas')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => void copyText(() => location.href, 'Link copiado')}>
        <LuLink aria-hidden="true" />
        Copiar link
      </Button>
    </Flex>
  )
}
