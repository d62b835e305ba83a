import { Flex, Grid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuFolderLock, LuLockOpen } from 'react-icons/lu'
import { casesPath, type ShownCase, useOpenCase } from '@/cases/open-case.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { CaseHeader, SavingProblem } from './case-header.tsx'
import { CaseList } from './case-list.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { SubjectsPanel } from './subjects-panel.tsx'

/** The open case, or the list of stored cases. */
export default function CasesPage() {
  const open = useOpenCase()
  if (open) return <Workspace key={open.id} open={open} />
  if (casesPath() === undefined)
    return (
      <Unavailable
        icon={<LuFolderLock />}
        title="Este painel não oferece casos"
        detail="O que se consulta fica só na memória, até o fim da sessão."
      />
    )
  if (!hasWebCrypto())
    return (
      <Unavailable
        icon={<LuLockOpen />}
        title="Casos pedem uma conexão segura"
        detail="Sem https o navegador não cifra, e nada é guardado sem cifra."
      />
    )
  return <CaseList />
}

const Unavailable = (props: Parameters<typeof EmptyState>[0]) => (
  <>
    <RouteHeader />
    <Panel>
      <EmptyState {...props} />
    </Panel>
  </>
)

/** Focuses the title after the focused button was removed with the case. */
const focusTitleIfLost = () => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus()
  })
}

/** The open case: its subjects and reports at the start, its title, notes and deletion at the end. */
function Workspace({ open }: { open: ShownCase }) {
  const { contents, isReadOnly } = open
  const titleField = useRef<HTMLInputElement>(null)
  // The dialog that opened the case is closed and its button removed. A new case begins with its title.
  useEffect(() => {
    const isNew = contents.title === '' && contents.subjects.length === 0
    const start = isNew && !isReadOnly ? titleField.current : document.getElementById('page-title')
    start?.focus()
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
          <DetailsPanel titleField={titleField} contents={contents} isReadOnly={isReadOnly} />
          <NotesPanel notes={contents.notes} draft={contents.noteDraft} isReadOnly={isReadOnly} />
          <DeletionPanel open={open} />
        </Flex>
      </Grid>
    </>
  )
}
