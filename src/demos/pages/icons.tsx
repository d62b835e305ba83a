import { Skeleton } from '@chakra-ui/react'
import { Suspense } from 'react'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'

// The set's names and drawings are large, so they load after the page.
const IconCatalogue = lazyPanel(() => import('./icons/icon-catalogue.tsx'))

export default function IconsPage() {
  return (
    <>
      <RouteHeader />
      <Suspense fallback={<Skeleton height="640px" borderRadius="panel" />}>
        <IconCatalogue />
      </Suspense>
    </>
  )
}
