import { Skeleton } from '@chakra-ui/react'
import { Suspense } from 'react'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'

// The names of a whole set are many, and its drawings more: they come after the page.
const IconCatalogue = lazyPanel(() => import('./icons/icon-catalogue.tsx'))

/** All icons of the set that the product draws with. */
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
