import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import { LuEye, LuEyeOff, LuPin } from 'react-icons/lu'
import { playGrowth } from '@/ui/motion/fold.ts'
import type { Box, Point } from '../layout/boxes.ts'
import type { GraphNode } from '../model/graph-elements.ts'
import { isHideable, kindLook } from '../model/graph-texts.ts'
import { placeTransform } from './edges-view.tsx'

/** The actions of a node. The functions stay the same, so that a change renders only the changed nodes. */
export type NodeActions = {
  select: (id: string) => void
  openMenu: (id: string, isByKeyboard: boolean) => void
  toggleReveal: (id: string) => void
}

export const nodeButtonId = (id: string) => `graph-node-${id}`

type NodeViewProps = {
  node: GraphNode
  box: Box
  actions: NodeActions
  isSelected: boolean
  /** The one node that Tab reaches. */
  isTabStop: boolean
  isRevealed: boolean
  isPinned: boolean
  isPending: boolean
  /** A search, or the selection, points at other nodes. */
  isDimmed: boolean
  isMatch: boolean
  /** The offset of the node that it grew from. `undefined` for nodes that were there from the start. */
  growsFrom: Point | undefined
}

/** A node: a button with icon, name and document, and for a value a button that reveals it. */
export const NodeView = memo(function NodeView({ node, box, actions, growsFrom, ...state }: NodeViewProps) {
  const { id, type, kind, title, detail, label, photo, count } = node
  const { isSelected, isTabStop, isRevealed, isPinned, isPending, isDimmed, isMatch } = state
  const { Icon, palette } = kindLook(kind)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (content.current && growsFrom ? playGrowth(content.current, growsFrom) : undefined),
    [],
  )
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    actions.openMenu(id, true)
  }
  return (
    <chakra.div
      data-node={id}
      data-type={type}
      data-selected={isSelected || undefined}
      data-dimmed={isDimmed || undefined}
      data-match={isMatch || undefined}
      colorPalette={palette}
      style={{ transform: placeTransform(box), width: box.width, height: box.height }}
    >
      <div ref={content} data-content="">
        <button
          id={nodeButtonId(id)}
          type="button"
          aria-label={label}
          aria-pressed={isSelected}
          aria-busy={isPending || undefined}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={() => actions.select(id)}
          onClick={() => actions.select(id)}
          onDoubleClick={() => actions.openMenu(id, false)}
          onKeyDown={openByKey}
        >
          <span data-icon="">
            {photo === undefined ? (
              <Icon aria-hidden="true" />
            ) : (
              <img src={photo} alt="" referrerPolicy="no-referrer" draggable={false} />
            )}
          </span>
          <span data-texts="">
            <span data-title="">{title}</span>{' '}
            {(type === 'subject' || type === 'party') && <span data-detail="">{detail}</span>}
          </span>{' '}
          {count !== undefined && count > 1 && <span data-count="">{count}</span>}
          {isPinned && (
            <span data-pin="">
              <LuPin aria-hidden="true" />
            </span>
          )}
        </button>
        {type === 'value' && isHideable(kind) && (
          <button
            type="button"
            data-eye=""
            tabIndex={isTabStop ? 0 : -1}
            aria-label={`${isRevealed ? 'Ocultar' : 'Mostrar'} ${detail}`}
            onClick={() => actions.toggleReveal(id)}
          >
            {isRevealed ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
          </button>
        )}
      </div>
    </chakra.div>
  )
})
