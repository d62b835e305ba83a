import { Box, Button, Flex } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import { useLayoutEffect } from 'react'
import { LuWaypoints } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { findPagePath } from '@/routes/page-path.ts'
import { closeSessionList, sessionTitle } from '@/session/dialogs-state.ts'
import SessionBranches from '@/session/session-branches.tsx'
import { session } from '@/state/session.ts'
import { DialogHead, ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

/** The session's consultas at the window's end, with a link to their page, which has the graph. */
export default function SessionDialog({ isOpen }: { isOpen: boolean }) {
  return <Presence>{isOpen && <SessionDrawer />}</Presence>
}

function SessionDrawer() {
  // Arrow keys and Enter work right after the first paint.
  useLayoutEffect(() => document.querySelector<HTMLElement>('dialog[open] [data-entry]')?.focus(), [])
  const page = findPagePath(enginePages.session)
  const hasItems = useSnapshot(session).items.length > 0
  return (
    <ModalDialog
      aria-label={sessionTitle}
      edge="end"
      onDismiss={closeSessionList}
      width="min(480px, 100vw)"
      maxWidth="none"
      overflow="hidden"
    >
      <Flex direction="column" height="full">
        <DialogHead title={sessionTitle} onDismiss={closeSessionList} isTouchSized />
        <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="2" py="3">
          <SessionBranches onOpen={closeSessionList} />
        </Box>
        {page && hasItems && (
          <Box px="5" py="3" borderTopWidth="1px">
            <Button asChild variant="outline" width="full" minH={touchHeight}>
              <RouteLink to={page} onClick={closeSessionList}>
                <LuWaypoints aria-hidden="true" />
                Ver árvore e grafo
              </RouteLink>
            </Button>
          </Box>
        )}
      </Flex>
    </ModalDialog>
  )
}
