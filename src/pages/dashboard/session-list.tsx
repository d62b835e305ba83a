import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { sessionTitle } from '@/session/dialogs-state.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const SessionPanel = lazyPanel(() => import('./session-panel.tsx'))

/** The session's list. Its code loads only if the session has entries. */
export function SessionList() {
  const count = useSnapshot(session).items.length + useSnapshot(sessionReports).items.length
  if (count === 0)
    return (
      <Panel title={sessionTitle}>
        <Text color="fg.muted">
          Nenhuma consulta nesta sessão. A lista fica só na memória e some quando você sai.
        </Text>
      </Panel>
    )
  return (
    <Suspense fallback={null}>
      <SessionPanel />
    </Suspense>
  )
}
