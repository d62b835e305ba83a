import { Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ArticleList } from './article-list.tsx'
import { writeParameter } from './use-blog-paths.ts'

const ArticleEditor = lazy(() => import('./editor/article-editor.tsx'))

/** The list of articles, or the editor of the article that the URL names. */
export default function BlogPage() {
  const id = useSearchParams()[0].get(writeParameter)
  if (id === null) return <ArticleList />
  return (
    <Suspense fallback={<Text role="status">Carregando o editor…</Text>}>
      <ArticleEditor key={id} id={id} />
    </Suspense>
  )
}
