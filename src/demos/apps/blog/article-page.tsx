import { Box, Grid } from '@chakra-ui/react'
import { LuArrowLeft, LuFileX } from 'react-icons/lu'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { ArticleText } from './article-text.tsx'
import { articles } from './articles/all.ts'
import { Comments } from './comments/comments.tsx'
import { MoreArticles } from './more-articles.tsx'
import { articleParameter, useBlogPaths } from './use-blog-paths.ts'

/** The article named in the URL, or the newest one, with its comments. */
export default function ArticlePage() {
  const id = useSearchParams()[0].get(articleParameter)
  const article = id === null ? articles[0] : articles.find((candidate) => candidate.id === id)
  const back = <BackToList />
  if (!article) {
    return (
      <>
        <RouteHeader />
        <Panel>
          <EmptyState icon={<LuFileX />} title="Este artigo não existe." action={back} />
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageHeader title={article.title} description={article.summary} actions={back} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Grid templateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '6' }}>
          <ArticleText article={article} />
          <Comments key={article.id} articleId={article.id} />
        </Grid>
        <Box position={{ xl: 'sticky' }} top={{ xl: '88px' }}>
          <MoreArticles current={article} />
        </Box>
      </Grid>
    </>
  )
}

function BackToList() {
  return (
    <ButtonLink to={useBlogPaths().list} variant="outline" colorPalette="neutral">
      <LuArrowLeft aria-hidden="true" className="directed" />
      Todos os artigos
    </ButtonLink>
  )
}
