import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/state/session.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'

const SessionPanel = lazyPanel(() => import('./session-panel.tsx'))

/** The session's tree, where there is one: it is no part of the first load. */
export function SessionTree() {
  if (useSnapshot(session).items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SessionPanel />
    </Suspense>
  )
}
