import { Box } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { GraphSkeleton } from '@/session/graph-skeleton.tsx'
import { session } from '@/state/session.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'

// Loaded apart: otherwise the app's first page would load the chunks that the list shares with other pages.
const SessionBranches = lazyPanel(() => import('@/session/session-branches.tsx'))
const SessionGraphPanel = lazyPanel(() => import('./session-graph.tsx'))

const views = { tree: 'Árvore', graph: 'Grafo' } as const

/** This session's queries as a tree, and as a graph with the values that answers share. */
export default function SessionPage() {
  const [view, setView] = useState<keyof typeof views>('tree')
  const isEmpty = useSnapshot(session).items.length === 0
  return (
    <>
      <RouteHeader
        actions={
          !isEmpty && (
            <ChoiceField
              label="Mostrar como"
              isLabelHidden
              isTouchSized
              options={views}
              value={view}
              onChange={setView}
            />
          )
        }
      />
      {view === 'tree' || isEmpty ? (
        <Panel px={{ base: '2', md: '4' }}>
          <Suspense fallback={null}>
            <SessionBranches />
          </Suspense>
        </Panel>
      ) : (
        <Suspense fallback={<GraphSkeleton />}>
          <Box mt="-3">
            <SessionGraphPanel />
          </Box>
        </Suspense>
      )}
    </>
  )
}
