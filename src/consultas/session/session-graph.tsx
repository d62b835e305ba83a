import { useCallback } from 'react'
import GraphPanel from '@/session/graph/graph-panel.tsx'
import type { RenderMenu } from '@/session/graph/menu-request.ts'
import { NodeMenu } from './node-menu.tsx'

/** The session's graph, whose nodes can be queried in place. */
export default function SessionGraph() {
  const renderMenu = useCallback<RenderMenu>(
    (request, callbacks) => <NodeMenu key={request.buttonId} request={request} {...callbacks} />,
    [],
  )
  return <GraphPanel renderMenu={renderMenu} />
}
