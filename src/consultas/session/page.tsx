import { Box } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { GraphSkeleton } from '@/session/graph-skeleton.tsx'
import { session } from '@/state/session.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { ChoiceField } from '@/ui/forms/setting-row.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'

// Loaded apart: otherwise the app's first page would load the chunks that the list shares with other pages.
const SessionBranches = lazyPanel(() => import('@/session/session-branches.tsx'))
const SessionGraph = lazyPanel(() => import('./session-graph.tsx'))

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
            <Box css={viewChoice}>
              <ChoiceField
                label="Mostrar como"
                isLabelHidden
                options={views}
                value={view}
                onChange={setView}
              />
            </Box>
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
            <SessionGraph />
          </Box>
        </Suspense>
      )}
    </>
  )
}

/** A touch target has 44 px on phones. */
const viewChoice = {
  '& [role=radiogroup]': { flexShrink: '0' },
  mdDown: { '& label': { display: 'flex', alignItems: 'center', minHeight: '11', minWidth: '11' } },
} as const
