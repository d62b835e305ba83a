import { Checkmark, chakra, Flex } from '@chakra-ui/react'
import { checkmarkRecipe } from '@chakra-ui/react/theme'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LuChevronRight } from 'react-icons/lu'
import { searchKey } from '@/lib/search-text.ts'
import { findTreeMove, listVisible, readCheckState, type TreeNode, toggleNode } from './tree-checks.ts'

type CheckTreeProps = {
  label: string
  nodes: readonly TreeNode[]
  checked: readonly string[]
  onChange: (checked: string[]) => void
  openIds: ReadonlySet<string>
  onOpenChange: (openIds: ReadonlySet<string>) => void
}

/**
 * A tree of checkboxes with one tab stop: arrows move, open and close, Space checks, letters find. Chakra's TreeView
 * does not tell screen readers which nodes are checked.
 */
export function CheckTree({ label, nodes, checked, onChange, openIds, onOpenChange }: CheckTreeProps) {
  const items = useRef(new Map<string, HTMLElement>())
  const [tabStop, setTabStop] = useState(nodes[0]?.id)
  const visible = listVisible(nodes, openIds)
  const currentId = visible.some(({ node }) => node.id === tabStop) ? tabStop : nodes[0]?.id

  function setOpen(id: string, isOpen: boolean) {
    const next = new Set(openIds)
    if (isOpen) next.add(id)
    else next.delete(id)
    onOpenChange(next)
  }

  function focusByLetter(letter: string, index: number) {
    const after = [...visible.slice(index + 1), ...visible.slice(0, index + 1)]
    const found = after.find(({ node }) => searchKey(node.label).startsWith(searchKey(letter)))
    if (found) items.current.get(found.node.id)?.focus()
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const { node } = visible[index] ?? {}
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return
    const isRtl = document.documentElement.dir === 'rtl'
    const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
    const key = (isRtl && mirrored[event.key]) || event.key
    const move = findTreeMove(key, visible, index, openIds)
    if (key === ' ' || key === 'Enter') onChange(toggleNode(node, checked))
    else if (move && 'focus' in move) items.current.get(move.focus)?.focus()
    else if (move && 'open' in move) setOpen(move.open, true)
    else if (move) setOpen(move.close, false)
    else if (/^\p{L}$/u.test(key)) focusByLetter(key, index)
    else return
    event.preventDefault()
  }

  return (
    <chakra.ul role="tree" aria-label={label} aria-multiselectable="true" css={treeCss}>
      {visible.map(({ node, level, position, siblings }, index) => {
        const state = readCheckState(node, checked)
        const isOpen = openIds.has(node.id)
        return (
          <Flex
            as="li"
            key={node.id}
            ref={(item: HTMLElement | null) => {
              if (item) items.current.set(node.id, item)
              else items.current.delete(node.id)
            }}
            role="treeitem"
            aria-checked={state}
            aria-expanded={node.children ? isOpen : undefined}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            tabIndex={node.id === currentId ? 0 : -1}
            ps={`${(level - 1) * 24 + 4}px`}
            onFocus={() => setTabStop(node.id)}
            onKeyDown={(event) => handleKey(event, index)}
            onClick={() => onChange(toggleNode(node, checked))}
          >
            <chakra.span
              data-arrow={node.children ? (isOpen ? 'open' : 'closed') : undefined}
              aria-hidden="true"
              onClick={(event) => {
                if (!node.children) return
                event.stopPropagation()
                setOpen(node.id, !isOpen)
              }}
            >
              {node.children && <LuChevronRight />}
            </chakra.span>
            <Checkmark
              recipe={checkmarkRecipe}
              size="sm"
              aria-hidden="true"
              checked={state === true}
              indeterminate={state === 'mixed'}
              css={markCss}
            />
            {node.label}
          </Flex>
        )
      })}
    </chakra.ul>
  )
}

/** The theme's corners would make the small box round, as a radio button is. */
const markCss = {
  colorPalette: 'primary',
  borderRadius: '3px',
  '&[data-state=unchecked]': { borderColor: 'border.control' },
} as const

const treeCss = {
  listStyleType: 'none',
  '& > li': {
    alignItems: 'center',
    gap: '2',
    minH: '9',
    pe: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
  '& > li > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    flexShrink: '0',
    color: 'fg.muted',
    borderRadius: 'sm',
  },
  '& [data-arrow]': { _hover: { bg: 'bg.emphasized' } },
  '& [data-arrow] > svg': { transition: 'transform 150ms', _rtl: { transform: 'scaleX(-1)' } },
  '& [data-arrow=open] > svg': { transform: 'rotate(90deg)' },
} as const
