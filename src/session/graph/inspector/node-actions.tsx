import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuEyeClosed, LuPin, LuPinOff, LuSearch } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { arrange, toggleItem } from '../arrangement.ts'
import { nodeButtonId } from '../canvas/node-view.tsx'
import { createMenuRequest } from '../node-requests.ts'
import { ActionButton } from '../toolbar/tool-buttons.tsx'
import type { InspectorProps } from './details-head.tsx'

type NodeActionsProps = InspectorProps & {
  nodeId: string
  /** False if no consulta takes the value. */
  canQuery: boolean
  children?: ReactNode
}

const queryButtonId = 'graph-details-query'

/** The actions on the selected node. */
export function NodeActions({ nodeId, canQuery, workbench, openMenu, children }: NodeActionsProps) {
  const { graph, now, select, revealing } = workbench
  const isPinned = now.pinned.has(nodeId)
  const query = (isByKeyboard: boolean) =>
    openMenu(
      createMenuRequest(graph, nodeId, {
        buttonId: queryButtonId,
        isByKeyboard,
        isHidden: !revealing.isRevealed(nodeId),
      }),
    )
  return (
    <Flex wrap="wrap" gap="2" mb="5">
      {children}
      {canQuery && (
        <ActionButton id={queryButtonId} aria-haspopup="menu" onClick={({ detail }) => query(detail === 0)}>
          <LuSearch aria-hidden="true" /> Consultar
        </ActionButton>
      )}
      <ActionButton
        aria-pressed={isPinned}
        onClick={() => arrange({ pinned: toggleItem(now.pinned, nodeId) })}
      >
        {isPinned ? <LuPinOff aria-hidden="true" /> : <LuPin aria-hidden="true" />}
        {isPinned ? 'Soltar' : 'Fixar'}
      </ActionButton>
      <ActionButton
        onClick={() => {
          hideNode(workbench, nodeId)
          select(undefined)
        }}
      >
        <LuEyeClosed aria-hidden="true" /> Ocultar
      </ActionButton>
    </Flex>
  )
}

/** Hides a node and moves the focus to another one, because the focused one leaves the page. */
export function hideNode({ now, shown }: InspectorProps['workbench'], nodeId: string): void {
  const next = shown.find(({ id }) => id !== nodeId)
  arrange({ hidden: toggleItem(now.hidden, nodeId) })
  announce('Nó oculto. Ctrl+Z desfaz.')
  if (next) document.getElementById(nodeButtonId(next.id))?.focus({ preventScroll: true })
}
