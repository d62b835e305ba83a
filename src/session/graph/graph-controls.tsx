import { Flex, IconButton } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import {
  LuArrowDown,
  LuArrowLeft,
  LuArrowRight,
  LuArrowUp,
  LuMaximize,
  LuZoomIn,
  LuZoomOut,
} from 'react-icons/lu'
import { useViewport } from './use-viewport.ts'

export function GraphControls() {
  const { zoomInStep, zoomOutStep, fitGraph, moves } = useViewport()
  const buttons: [string, ReactElement, () => void][] = [
    ['Aproximar', <LuZoomIn key="icon" />, zoomInStep],
    ['Afastar', <LuZoomOut key="icon" />, zoomOutStep],
    ['Mostrar o grafo inteiro', <LuMaximize key="icon" />, fitGraph],
    ['Mover a vista para a esquerda', <LuArrowLeft key="icon" />, moves.left],
    ['Mover a vista para cima', <LuArrowUp key="icon" />, moves.up],
    ['Mover a vista para baixo', <LuArrowDown key="icon" />, moves.down],
    ['Mover a vista para a direita', <LuArrowRight key="icon" />, moves.right],
  ]
  return (
    <Flex role="group" aria-label="Vista do grafo" dir="ltr" wrap="wrap" gap={{ base: '0', md: '1' }} mb="2">
      {buttons.map(([name, icon, run]) => (
        <IconButton
          key={name}
          aria-label={name}
          title={name}
          variant="ghost"
          colorPalette="neutral"
          size="sm"
          minW={{ base: '11', md: '9' }}
          minH={{ base: '11', md: '9' }}
          onClick={run}
        >
          {icon}
        </IconButton>
      ))}
    </Flex>
  )
}
