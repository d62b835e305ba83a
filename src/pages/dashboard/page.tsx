import { Grid } from '@chakra-ui/react'
import { Suspense } from 'react'
import { SearchField } from '@/search/search-field.tsx'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { SessionList } from './session-list.tsx'
import { CasesSkeleton, ShortcutsSkeleton, UsageSkeleton, WaysInSkeleton } from './skeletons.tsx'

// Only the search field is in the first load.
const WaysIn = lazyPanel(() => import('./ways-in.tsx'))
const CasesPanel = lazyPanel(() => import('./cases-panel.tsx'))
const Usage = lazyPanel(() => import('./usage.tsx'))
const LowerPanels = lazyPanel(() => import('./lower-panels.tsx'))

const gap = { base: '4', md: '6' }

/** The search first, then the user's work in progress, then what they have used. */
export default function DashboardPage() {
  return (
    <>
      <RouteHeader />
      <Grid gap={gap} templateColumns="minmax(0, 1fr)">
        <Grid gap="3" templateColumns="minmax(0, 1fr)">
          <SearchField />
          <Suspense fallback={<WaysInSkeleton />}>
            <WaysIn />
          </Suspense>
        </Grid>
        <Grid
          gap={gap}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(24rem, 1fr))' }}
          alignItems="start"
        >
          <Suspense fallback={<CasesSkeleton />}>
            <CasesPanel />
          </Suspense>
          <SessionList />
        </Grid>
        <Suspense fallback={<UsageSkeleton />}>
          <Usage />
        </Suspense>
        <WhenNear fallback={<ShortcutsSkeleton />}>
          <Suspense fallback={<ShortcutsSkeleton />}>
            <LowerPanels />
          </Suspense>
        </WhenNear>
      </Grid>
    </>
  )
}
