import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/state/session.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'

const SessionPanel = lazyPanel(() => import('./session-panel.tsx'))

/** The session's tree, loaded only if there are queries. */
export function SessionTree() {
  if (useSnapshot(session).items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SessionPanel />
    </Suspense>
  )
}
