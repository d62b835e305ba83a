import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createOnDemand } from '@/lib/on-demand.ts'
import { PanelOrFailure, useLoaded } from '@/ui/feedback/lazy-panel.tsx'
import { ArticleList } from './article-list.tsx'
import { writeParameter } from './use-blog-paths.ts'

const articleEditor = createOnDemand(() => import('./editor/article-editor.tsx'))

/** The list of articles, or the editor of the article that the URL names. */
export default function BlogPage() {
  const id = useSearchParams()[0].get(writeParameter)
  if (id === null) return <ArticleList />
  return (
    <Suspense fallback={<Text role="status">Carregando o editor…</Text>}>
      <Editor id={id} />
    </Suspense>
  )
}

function Editor({ id }: { id: string }) {
  const { value: loaded, failure } = useLoaded(articleEditor)
  return <PanelOrFailure failure={failure}>{loaded && <loaded.default key={id} id={id} />}</PanelOrFailure>
}
