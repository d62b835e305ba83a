import { Box, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { LuMaximize, LuRedo2, LuUndo2, LuWaypoints, LuZoomIn, LuZoomOut } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { announce } from '@/ui/feedback/announcer.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { arrangement, redo, undo } from '../arrangement.ts'
import type { Camera } from '../canvas/camera.ts'
import { GraphExports } from '../files/graph-exports.tsx'
import { findBounds, findCenter, type Box as GraphBox } from '../layout/boxes.ts'
import type { SessionValues } from '../model/use-session-values.ts'
import { computeBoxes } from '../use-placement.ts'
import type { Workbench } from '../use-workbench.ts'
import { KindFilter } from './kind-filter.tsx'
import { ToolButton } from './tool-buttons.tsx'

type GraphToolbarProps = {
  workbench: Workbench
  sessionValues: SessionValues
  camera: RefObject<Camera | undefined>
}

export function GraphToolbar({ workbench, sessionValues, camera }: GraphToolbarProps) {
  const { past, future } = useSnapshot(arrangement).history
  const placeAnew = async () => {
    const positions = await workbench.placement.placeAnew()
    camera.current?.fit(findBounds([...computeBoxes(workbench.shown, positions).values()]))
  }
  return (
    <Flex role="group" aria-label="Ferramentas do grafo" css={toolbarCss}>
      <GraphSearch workbench={workbench} camera={camera} />
      <Box flex="1" display={{ base: 'none', md: 'block' }} />
      <ToolButton name="Desfazer" aria-keyshortcuts="Control+Z" disabled={past.length === 0} onClick={undo}>
        <LuUndo2 aria-hidden="true" />
      </ToolButton>
      <ToolButton
        name="Refazer"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={future.length === 0}
        onClick={redo}
      >
        <LuRedo2 aria-hidden="true" />
      </ToolButton>
      <ToolButton
        name="Organizar de novo"
        loading={workbench.placement.isPlacing}
        onClick={() => void placeAnew()}
      >
        <LuWaypoints aria-hidden="true" />
      </ToolButton>
      <KindFilter workbench={workbench} />
      <GraphExports workbench={workbench} sessionValues={sessionValues} />
    </Flex>
  )
}

const toolbarCss = {
  gridArea: 'tools',
  position: 'relative',
  // Above the details: its panels open over them.
  zIndex: '8',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  px: '3',
  py: '2',
  borderBottomWidth: '1px',
  bg: 'bg.panel',
} as const

type GraphSearchProps = { workbench: Workbench; camera: RefObject<Camera | undefined> }

/** Searches nodes by name or value. It brings the first one to the middle; Enter goes to the next. */
function GraphSearch({ workbench, camera }: GraphSearchProps) {
  const { query, setQuery, matches, boxes, select } = workbench
  const [index, setIndex] = useState(0)
  const centre = (next: number) => {
    const id = matches?.[next]
    const box = id === undefined ? undefined : boxes.get(id)
    if (box) camera.current?.centre(findCenter(box))
    return id
  }
  useEffect(() => {
    setIndex(0)
    if (!matches) return
    centre(0)
    announce(matches.length === 0 ? 'Nada encontrado no grafo' : `${matches.length} no grafo`)
  }, [query])
  const goToNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !matches || matches.length === 0) return
    event.preventDefault()
    const next = index >= 0 && event.shiftKey ? index - 1 + matches.length : index + 1
    // The first Enter selects the node that is in the middle already.
    const target = workbench.selectedId === matches[index] ? next % matches.length : index
    setIndex(target)
    const id = centre(target)
    if (id !== undefined) select(id)
  }
  return (
    <Flex align="center" gap="2" flex={{ base: '1 1 100%', md: '0 1 auto' }} minW="0" onKeyDown={goToNext}>
      <SearchField
        label="Buscar no grafo"
        placeholder="Nome ou valor"
        value={query}
        onChange={setQuery}
        width={{ base: 'full', md: '220px' }}
      />
      {matches && (
        <Text color="fg.muted" textStyle="small" whiteSpace="nowrap">
          {matches.length === 0 ? 'Nada encontrado' : `${index + 1} de ${matches.length}`}
        </Text>
      )}
    </Flex>
  )
}

type ZoomButtonsProps = { camera: RefObject<Camera | undefined>; boxes: ReadonlyMap<string, GraphBox> }

export const ZoomButtons = ({ camera, boxes }: ZoomButtonsProps) => (
  <Flex role="group" aria-label="Vista do grafo" data-control="" css={groupCss}>
    <ToolButton name="Aproximar" onClick={() => camera.current?.zoomBy(1.4)}>
      <LuZoomIn aria-hidden="true" />
    </ToolButton>
    <ToolButton name="Afastar" onClick={() => camera.current?.zoomBy(1 / 1.4)}>
      <LuZoomOut aria-hidden="true" />
    </ToolButton>
    <ToolButton
      name="Mostrar o grafo inteiro"
      onClick={() => camera.current?.fit(findBounds([...boxes.values()]))}
    >
      <LuMaximize aria-hidden="true" />
    </ToolButton>
  </Flex>
)

const groupCss = {
  position: 'absolute',
  bottom: '3',
  left: '3',
  zIndex: '5',
  flexDirection: 'column',
  borderWidth: '1px',
  borderRadius: 'control',
  bg: 'bg.panel',
  boxShadow: 'panel',
  cursor: 'default',
} as const
