import { Button } from '@chakra-ui/react'
import type { OutlineNode, Screen } from '@manifest/contract/studio.ts'
import { useRef, useState } from 'react'
import { LuMousePointerClick } from 'react-icons/lu'
import { type PreviewState, previewStates } from '../preview/preview-message.ts'
import { Choice } from './choice.tsx'
import { listDossieParts, listPageParts } from './find-page-part.ts'
import { listShownParts } from './find-part.ts'
import { PageNote } from './page-note.tsx'
import { PageSection } from './page-section.tsx'
import { useConsulta } from './use-consulta.ts'
import { useDraftModules } from './use-draft-modules.ts'

type PagePaneProps = { screen: Screen | undefined; groups: OutlineNode[] }

/** The page that shows the selected part, and a consulta in one of its states. */
export function PagePane({ screen, groups }: PagePaneProps) {
  const [state, setState] = useState<PreviewState>('example')
  const [isPicking, setPicking] = useState(false)
  const isConsulta = screen !== undefined && 'consulta' in screen
  const frame = useRef<HTMLIFrameElement>(null)
  const consulta = useConsulta(isConsulta ? screen.consulta : undefined)
  const drafts = useDraftModules(frame, screen !== undefined && !isConsulta)
  const listParts = (page: Document) => {
    if (consulta.answer) return listShownParts(page, consulta.answer)
    if (!screen || 'consulta' in screen) return []
    return 'dossie' in screen ? listDossieParts(page, screen.dossie) : listPageParts(page, groups, screen)
  }
  const problem = isConsulta ? consulta.problem : drafts.problem
  const page = screen && { screen, state, frame, consulta: consulta.answer, listParts, isPicking }
  const head = (
    <>
      {isConsulta && <Choice label="Estado" options={previewStates} value={state} onChange={setState} />}
      {screen && (
        <Button
          size="sm"
          variant={isPicking ? 'solid' : 'outline'}
          colorPalette={isPicking ? 'primary' : 'neutral'}
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          <LuMousePointerClick aria-hidden="true" /> Editar na tela
        </Button>
      )}
      <PageNote problem={problem} afterSaving={isConsulta ? [] : drafts.afterSaving} />
    </>
  )
  return <PageSection head={head} page={page} emptyTitle="Esta parte não tem uma página só dela" />
}
