import { Flex } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { LuMaximize, LuZoomIn, LuZoomOut } from 'react-icons/lu'
import type { Camera } from '../canvas/camera.ts'
import { type Box, findBounds } from '../layout/boxes.ts'
import { ToolButton } from './tool-button.tsx'

type ZoomButtonsProps = { camera: RefObject<Camera | undefined>; boxes: ReadonlyMap<string, Box> }

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
