import { Box, Button, Text } from '@chakra-ui/react'
import {
  type ConsultaAnswer,
  draftModulesName,
  draftsMessage,
  type EntryPath,
  type OutlineNode,
  type Screen,
} from '@manifest/contract/studio.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LuMousePointerClick } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { type PreviewState, previewStates } from '../preview/preview-message.ts'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { select, workspace } from '../workspace/workspace.ts'
import { listDossieParts, listPageParts, listShownParts } from './find-part.ts'
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

type PageNoteProps = {
  /** Why the page shows an older state, in Portuguese. */
  problem: string | undefined
  /** Changes that the page shows only once they are saved. */
  afterSaving: string[]
}

/** The form of a map has its keys, so that a key opens the map around it. */
const findPart = (path: readonly EntryPath[number][]) =>
  typeof path.at(-1) === 'string' ? path.slice(0, -1) : [...path]

/** Tells what the page does not show of the drafts, with the place of the first error. */
export function PageNote({ problem, afterSaving }: PageNoteProps) {
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
          colorPalette="neutral"
          mt="1"
          onClick={() => select({ file: error.file, path: findPart(error.path) })}
        >
          Abrir {error.file}:{error.line}
        </Button>
      )}
    </Box>
  )
}

type ShownConsulta = {
  answer?: ConsultaAnswer
  /** Why the answer is an older one, in Portuguese. */
  problem?: string
}

/** Returns a consulta of the drafts. It does not wait for their check. With errors the last good one stays. */
export function useConsulta(id: string | undefined): ShownConsulta {
  const { opened } = useSnapshot(workspace)
  const { drafts } = useSnapshot(draftState)
  const [shown, setShown] = useState<ShownConsulta & { id?: string }>({})
  useEffect(() => {
    if (id === undefined || opened === undefined) return
    const controller = new AbortController()
    const read = async () => {
      try {
        setShown({ id, answer: await sendRequest('consulta', { drafts, id }, controller.signal) })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setShown((before) => ({ ...(before.id === id && before), id, problem: error.message }))
      }
    }
    void read()
    return () => controller.abort()
  }, [id, opened, drafts])
  return shown.id === id ? shown : {}
}

type ShownDrafts = {
  /** Changes that the page shows only once they are saved. */
  afterSaving: string[]
  /** Why the page shows older drafts, in Portuguese. */
  problem?: string
}

/**
 * Gives pages in frames the drafts in place of the generated code, before their check. With errors the last good drafts
 * stay. The code that reads them is `codegen/dev/live/drafts.ts`.
 */
export function useDraftModules(frame: RefObject<HTMLIFrameElement | null>, isOn: boolean): ShownDrafts {
  const { opened } = useSnapshot(workspace)
  const { drafts } = useSnapshot(draftState)
  const [shown, setShown] = useState<ShownDrafts>({ afterSaving: [] })
  useEffect(() => {
    if (!isOn || opened === undefined) return
    const controller = new AbortController()
    const read = async () => {
      try {
        const { modules, afterSaving } = await sendRequest('modules', { drafts }, controller.signal)
        Reflect.set(window, draftModulesName, modules)
        frame.current?.contentWindow?.postMessage(draftsMessage, window.location.origin)
        setShown({ afterSaving })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setShown((before) => ({ ...before, problem: error.message }))
      }
    }
    void read()
    return () => controller.abort()
  }, [frame, isOn, opened, drafts])
  return shown
}
