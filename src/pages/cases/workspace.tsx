import { Flex, Grid } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { ShownCase } from '@/cases/open-case.ts'
import { CaseHeader } from './case-header.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { SavingProblem } from './saving-state.tsx'
import { SubjectsPanel } from './subjects-panel.tsx'

/** Focuses the title after the focused button was removed with the case. */
const focusTitleIfLost = () => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus()
  })
}

/** The open case: its subjects and reports at the start, its title, notes and deletion at the end. */
export function Workspace({ open }: { open: ShownCase }) {
  const { contents, isReadOnly } = open
  // The dialog that opened the case is closed and its button removed. A new case begins with its title.
  useEffect(() => {
    const isNew = contents.title === '' && contents.subjects.length === 0
    const start = isNew && !isReadOnly ? '[data-case-title]' : '#page-title'
    document.querySelector<HTMLElement>(start)?.focus()
    return focusTitleIfLost
  }, [])
  return (
    <>
      <CaseHeader open={open} />
      <SavingProblem saving={open.saving} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(320px, 400px)' }}
        gap="5"
        alignItems="start"
      >
        <Flex direction="column" gap="5" minW="0">
          <SubjectsPanel subjects={contents.subjects} isReadOnly={isReadOnly} />
          <ReportsPanel reports={contents.reports} isReadOnly={isReadOnly} />
        </Flex>
        <Flex direction="column" gap="5" minW="0">
          <DetailsPanel contents={contents} isReadOnly={isReadOnly} />
          <NotesPanel notes={contents.notes} draft={contents.noteDraft} isReadOnly={isReadOnly} />
          <DeletionPanel open={open} />
        </Flex>
      </Grid>
    </>
  )
}
