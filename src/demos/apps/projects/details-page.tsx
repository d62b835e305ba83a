import { Button } from '@chakra-ui/react'
import { LuRotateCcw } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { focusTitle } from '../../parts/focus-title.ts'
import { FloatingUndo } from '../../parts/undo-bar.tsx'
import { useRelativeLink } from '../../parts/use-relative-link.ts'
import { MissingProject } from './missing-project.tsx'
import { clearLastRemoval, lastRemoval, portfolio, resetShowcase, setLastRemoval } from './store.ts'
import { ProjectView } from './view/project-view.tsx'

/** A project of its own, with a value in each part. It is not in the list, and a removal ends on this page. */
export default function ProjectDetailsPage() {
  const { showcase } = useSnapshot(portfolio)
  const { current: removal } = useSnapshot(lastRemoval)
  const listPath = useRelativeLink()('../projects')

  function reset() {
    const undo = resetShowcase()
    setLastRemoval({ text: 'O projeto voltou ao começo.', undo })
    focusTitle()
  }

  return (
    <>
      {showcase ? (
        <ProjectView
          project={showcase.project}
          listPath={listPath}
          description="Um projeto só desta página: ele não está em Todos os projetos, e o que muda aqui não muda a lista."
          onReset={reset}
        />
      ) : (
        <MissingProject
          title="O projeto desta página foi removido."
          detail="Os projetos da lista continuam lá."
          listPath={listPath}
          action={
            <Button onClick={reset}>
              <LuRotateCcw aria-hidden="true" />
              Começar de novo
            </Button>
          }
        />
      )}
      <FloatingUndo removal={removal} onClose={clearLastRemoval} />
    </>
  )
}
