import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { LuEye, LuEyeClosed, LuEyeOff, LuPin, LuPinOff, LuSearch, LuX } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { arrange, toggleItem } from '../arrangement.ts'
import { nodeButtonId } from '../canvas/node-view.tsx'
import type { NodeKind } from '../model/graph-texts.ts'
import { createMenuRequest, type MenuRequest } from '../node-requests.ts'
import { KindIcon } from '../toolbar/kind-filter.tsx'
import { ActionButton, ToolButton } from '../toolbar/tool-buttons.tsx'
import type { Workbench } from '../use-workbench.ts'

type DetailsHeadProps = {
  id: string
  kind: NodeKind
  photo?: string | undefined
  title: string
  /** The kind of the node, and its document. */
  detail: ReactNode
  /** Hides and shows the value; absent if there is nothing hidden. */
  reveal?: { name: string; isRevealed: boolean; onToggle: () => void } | undefined
  onClose: () => void
}

export function DetailsHead({ id, kind, photo, title, detail, reveal, onClose }: DetailsHeadProps) {
  return (
    <Flex gap="3" align="flex-start" mb="4">
      {photo === undefined ? (
        <KindIcon kind={kind} />
      ) : (
        <Box asChild boxSize="14" borderRadius="control" objectFit="cover" flexShrink="0">
          <img src={photo} alt="" referrerPolicy="no-referrer" />
        </Box>
      )}
      <Box flex="1" minW="0">
        <Heading as="h2" id={id} textStyle="h3" overflowWrap="anywhere">
          {title}
        </Heading>
        <Flex align="center" gap="1" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
          <Text as="span" minW="0">
            {detail}
          </Text>
          {reveal && (
            <ToolButton
              name={`${reveal.isRevealed ? 'Ocultar' : 'Mostrar'} ${reveal.name}`}
              aria-pressed={reveal.isRevealed}
              minH={{ base: '11', md: '7' }}
              height={{ md: '7' }}
              onClick={reveal.onToggle}
            >
              {reveal.isRevealed ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
            </ToolButton>
          )}
        </Flex>
      </Box>
      <ToolButton name="Fechar os detalhes" onClick={onClose}>
        <LuX aria-hidden="true" />
      </ToolButton>
    </Flex>
  )
}

/** A titled list of the inspector. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb="5">
      <Heading as="h3" id={id} textStyle="small" fontWeight="600" color="fg.muted" mb="1">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {children}
      </Box>
    </Box>
  )
}

export type InspectorProps = { workbench: Workbench; openMenu: (request: MenuRequest | undefined) => void }

type NodeActionsProps = InspectorProps & {
  nodeId: string
  /** False if no consulta takes the value. */
  canQuery: boolean
  children?: ReactNode
}

const queryButtonId = 'graph-details-query'

/** The actions on the selected node. */
export function NodeButtons({ nodeId, canQuery, workbench, openMenu, children }: NodeActionsProps) {
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
