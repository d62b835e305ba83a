import { Box } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { sessionTitle } from '@/session/dialogs-state.ts'
import SessionBranches from '@/session/session-branches.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'

/** The session's list, with a link to the graph. */
export default function SessionPanel() {
  const page = findPagePath(enginePages.session)
  return (
    <Panel
      title={sessionTitle}
      description="O que levou a quê, com os documentos mascarados"
      actions={
        page && (
          <AppLink to={page} whiteSpace="nowrap">
            Ver árvore e grafo
          </AppLink>
        )
      }
    >
      <Box maxH={{ md: '560px' }} overflowY={{ md: 'auto' }} overscrollBehavior="contain" mx="-3">
        <SessionBranches />
      </Box>
    </Panel>
  )
}
