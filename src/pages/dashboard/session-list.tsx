import { Suspense } from 'react'
import { LuHistory } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { sessionTitle } from '@/session/session-title.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const SessionPanel = lazyPanel(() => import('./session-panel.tsx'))

/** The session's list. Its code loads only if the session has entries. */
export function SessionList() {
  const catalogue = accessiblePath(app.catalogue)
  const count = useSnapshot(session).items.length + useSnapshot(sessionReports).items.length
  if (count === 0)
    return (
      <Panel title={sessionTitle}>
        <EmptyState
          icon={<LuHistory />}
          title="Nenhuma consulta nesta sessão"
          detail="A lista fica só na memória e some quando você sai."
          action={catalogue && <AppLink to={catalogue}>Escolher uma consulta</AppLink>}
        />
      </Panel>
    )
  return (
    <Suspense fallback={null}>
      <SessionPanel />
    </Suspense>
  )
}
