import { Box, Button, Text } from '@chakra-ui/react'
import { draftsMessage, type EntryPath, type OutlineNode, type Screen } from '@manifest/contract/studio.ts'
import { type RefObject, useRef, useState } from 'react'
import { LuMousePointerClick } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { type PreviewState, previewStates } from '../preview/preview-message.ts'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts, draftState } from '../workspace/drafts.ts'
import { select, workspace } from '../workspace/workspace.ts'
import { listConsultaParts, listDossieParts, listPageParts } from './find-part.ts'
import { setFrameModules } from './frame-login.ts'
import { Choice, PageSection } from './page-frame.tsx'

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
    if (consulta.answer) return listConsultaParts(page, consulta.answer)
    if (!screen || 'consulta' in screen) return []
    return 'dossie' in screen ? listDossieParts(page, screen.dossie) : listPageParts(page, groups, screen)
  }
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
      <PageNote problem={consulta.problem ?? drafts.problem} afterSaving={drafts.answer ?? []} />
    </>
  )
  return <PageSection head={head} page={page} emptyTitle="Esta parte não tem uma página só dela" />
}

type PageNoteProps = {
  /** Why the page shows an older state, in Portuguese. */
  problem: string | undefined
  /** Changes that the page shows only once they are saved. */
  afterSaving: string[]
}

/** Tells what the page does not show of the drafts, with the place of the first error. */
function PageNote({ problem, afterSaving }: PageNoteProps) {
  const { diagnostics } = useSnapshot(workspace)
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const notes = [
    ...(problem === undefined ? [] : [`${problem}. Abaixo está o último estado bom.`]),
    ...(afterSaving.length > 0 ? [`A página mostra só depois de salvar: ${afterSaving.join(', ')}.`] : []),
  ]
  return (
    <Box flex="1 1 100%" hidden={notes.length === 0}>
      <Text role="status" textStyle="small" color="warning.fg">
        {notes.join(' ')}
      </Text>
      {problem !== undefined && error && (
        <Button
          size="xs"
          variant="outline"
          mt="1"
          onClick={() => select({ file: error.file, path: findForm(error.path) })}
        >
          Abrir {error.file}:{error.line}
        </Button>
      )}
    </Box>
  )
}

/** The form of a map has its keys, so that a key opens the map around it. */
const findForm = (path: readonly EntryPath[number][]) =>
  typeof path.at(-1) === 'string' ? path.slice(0, -1) : [...path]

/** Returns a consulta of the drafts. It does not wait for their check. With errors the last good one stays. */
function useConsulta(id: string | undefined) {
  const { opened } = useSnapshot(workspace)
  const { drafts } = useSnapshot(draftState)
  return useRequest(
    id,
    [opened, drafts],
    (signal) => askAboutDrafts('consulta', { id: id ?? '' }, signal),
    opened !== undefined,
  )
}

/**
 * Gives pages in frames the drafts in place of the generated code, before their check. With errors the last good drafts
 * stay. The code that reads them is `codegen/dev/live/drafts.ts`.
 */
function useDraftModules(frame: RefObject<HTMLIFrameElement | null>, isOn: boolean) {
  const { opened } = useSnapshot(workspace)
  const { drafts } = useSnapshot(draftState)
  return useRequest(
    isOn ? 'modules' : undefined,
    [opened, drafts],
    async (signal) => {
      const { modules, afterSaving } = await askAboutDrafts('modules', {}, signal)
      setFrameModules(modules)
      frame.current?.contentWindow?.postMessage(draftsMessage, window.location.origin)
      return afterSaving
    },
    opened !== undefined,
  )
}
