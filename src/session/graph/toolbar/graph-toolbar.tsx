import { Box, Flex } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { LuRedo2, LuUndo2, LuWaypoints } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { arrangement, redo, undo } from '../arrangement.ts'
import type { Camera } from '../canvas/camera.ts'
import { computeBoxes } from '../canvas/compute-boxes.ts'
import { GraphExports } from '../files/graph-exports.tsx'
import { findBounds } from '../layout/boxes.ts'
import type { SessionValues } from '../model/use-session-values.ts'
import type { Workbench } from '../use-workbench.ts'
import { GraphSearch } from './graph-search.tsx'
import { KindFilter } from './kind-filter.tsx'
import { ToolButton } from './tool-button.tsx'

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
