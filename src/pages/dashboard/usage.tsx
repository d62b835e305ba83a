import { Suspense } from 'react'
import { teamUsage } from '@/generated/usage.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { BrowserUsage } from './browser-usage.tsx'
import { UsageSkeleton } from './skeletons.tsx'

const TeamUsage = lazyPanel(() => import('./team-usage.tsx'))

/** The use of the user's team, if a live source tells it; otherwise the use of this browser. */
export function Usage() {
  if (!teamUsage || isDemoSource(teamUsage.source)) return <BrowserUsage />
  return (
    <Suspense fallback={<UsageSkeleton />}>
      <TeamUsage
        settings={teamUsage}
        whenForbidden={<BrowserUsage note="Seu acesso não inclui o uso da equipe." />}
      />
    </Suspense>
  )
}
