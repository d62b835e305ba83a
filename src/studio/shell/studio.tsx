import { Box } from '@chakra-ui/react'
import type { Place, Screen } from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { AnswerButton, AnswerScreen } from '../answer/answer-screen.tsx'
import { answerState } from '../answer/answer-state.ts'
import { Editor } from '../editor/editor.tsx'
import { Overview } from '../overview/overview.tsx'
import { PagePane } from '../page-pane/page-pane.tsx'
import { NewButtons, NewPartDialog, type NewTitleKind } from '../parts/new-part.tsx'
import { PartDialog } from '../parts/part-dialog.tsx'
import { ChangesDialog } from '../saving/changes-dialog.tsx'
import { SaveDialog } from '../saving/save-dialog.tsx'
import { findScreen, useOutline } from '../tree/outline.ts'
import { draftState } from '../workspace/drafts.ts'
import { selection, showMessage, startWorkspace, workspace } from '../workspace/workspace.ts'
import { Navigation } from './navigation.tsx'
import { type StudioDialog, Toolbar } from './toolbar.tsx'

/** The page that users come to, shown beside the overview. */
const home: Screen = { path: app.auth.home }

/** The studio: the manifest's tree, the editor of the selected part, and the page that shows it. */
export function Studio() {
  useEffect(startWorkspace, [])
  useUnsavedWarning()
  const groups = useOutline()
  const { diagnostics } = useSnapshot(workspace)
  const { place } = useSnapshot(selection)
  const { isOpen: isAnswering } = useSnapshot(answerState)
  const [query, setQuery] = useState('')
  const [dialog, setDialog] = useState<StudioDialog>()
  const [newKind, setNewKind] = useState<NewTitleKind>()
  const end = (text: string) => {
    setDialog(undefined)
    setNewKind(undefined)
    showMessage(text)
  }
  const screen = place ? groups && findScreen(groups, place as Place) : home
  const isBroken = diagnostics.some(({ severity }) => severity === 'error')
  useEffect(() => {
    document.documentElement.toggleAttribute('data-manifest-broken', isBroken)
  }, [isBroken])
  return (
    <Box display="grid" gridTemplateRows="auto minmax(0, 1fr)" h="100dvh">
      <Toolbar onOpen={setDialog}>
        <NewButtons onNew={setNewKind} />
        <AnswerButton />
      </Toolbar>
      <Box
        as="main"
        // Hidden texts are placed against the part that scrolls; against the page, they would lengthen it.
        position="relative"
        display="grid"
        minH="0"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '264px minmax(340px, 4fr) minmax(0, 5fr)' }}
        gridAutoRows={{ base: 'max-content', lg: 'minmax(0, 1fr)' }}
        overflow={{ base: 'auto', lg: 'hidden' }}
      >
        {isAnswering ? (
          <AnswerScreen />
        ) : (
          <>
            <Navigation groups={groups} query={query} onQuery={setQuery} />
            <Editor overview={<Overview query={query} onShowAll={() => setQuery('')} />} />
            <PagePane screen={screen} groups={groups ?? []} />
          </>
        )}
      </Box>
      {dialog === 'save' && <SaveDialog onSaved={end} onDismiss={() => setDialog(undefined)} />}
      {dialog === 'changes' && <ChangesDialog onCommitted={end} onDismiss={() => setDialog(undefined)} />}
      <PartDialog />
      {newKind && <NewPartDialog kind={newKind} onCreated={end} onDismiss={() => setNewKind(undefined)} />}
    </Box>
  )
}

/** A reload keeps the drafts; closing the tab loses them. */
function useUnsavedWarning() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (Object.keys(draftState.drafts).length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
