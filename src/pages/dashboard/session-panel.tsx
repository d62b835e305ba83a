import { Box } from '@chakra-ui/react'
import { accessiblePath } from '@/routes/may-open.ts'
import SessionBranches from '@/session/session-branches.tsx'
import { sessionPagePath } from '@/session/session-page.ts'
import { sessionTitle } from '@/session/session-title.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'

/** The tree of this session's queries, with a link to the graph. */
export default function SessionPanel() {
  const page = accessiblePath(sessionPagePath)
  return (
    <Panel
      title={sessionTitle}
      description="O que levou a quê, com os dados mascarados"
      actions={
        page && (
          <AppLink to={page} whiteSpace="nowrap">
            Ver árvore e grafo
          </AppLink>
        )
      }
    >
      <Box maxH="520px" overflowY="auto" overscrollBehavior="contain" mx="-3">
        <SessionBranches />
      </Box>
    </Panel>
  )
}
