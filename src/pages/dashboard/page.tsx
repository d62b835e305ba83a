import { Grid } from '@chakra-ui/react'
import { Suspense } from 'react'
import { SearchField } from '@/search/search-field.tsx'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { CasesPanel } from './cases-panel.tsx'
import { SessionList } from './session-list.tsx'
import { ShortcutsSkeleton } from './skeletons.tsx'
import { Usage } from './usage.tsx'
import { WaysIn } from './ways-in.tsx'

// Below the first screen.
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
          <WaysIn />
        </Grid>
        <Grid
          gap={gap}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(24rem, 1fr))' }}
          alignItems="start"
        >
          <CasesPanel />
          <SessionList />
        </Grid>
        <Usage />
        <WhenNear fallback={<ShortcutsSkeleton />}>
          <Suspense fallback={<ShortcutsSkeleton />}>
            <LowerPanels />
          </Suspense>
        </WhenNear>
      </Grid>
    </>
  )
}
