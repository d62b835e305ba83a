import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ReactNode } from 'react'
import type { EntryOrigin } from '@/state/session.ts'

/** A request to list the consultas that take the value of a node. */
export type MenuRequest = {
  nodeId: string
  kind: LeadKind
  /** All characters: not for the screen while `isHidden`. */
  value: string
  /** The name of the node for the menu's head. */
  label: string
  isHidden: boolean
  /** The answer that has the value. */
  origin: EntryOrigin | undefined
  buttonId: string
  isByKeyboard: boolean
}

/**
 * Renders the menu of a node. The page passes it, because the session may not import consultas.
 *
 * @param onAnswered Receives the entry of a query that ran without leaving the graph.
 */
export type RenderMenu = (
  request: MenuRequest,
  callbacks: { onClose: () => void; onAnswered: (entryId: string) => void },
) => ReactNode
