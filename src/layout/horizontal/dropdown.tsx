import { chakra } from '@chakra-ui/react'
import type { Badge } from '@manifest/contract/resolved.ts'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MenuEntries, MenuEntryContent } from '../sidebar/menu-entry.tsx'
import { useMenuKeys } from '../sidebar/menu-list.tsx'
import { menuStyles } from '../sidebar/menu-styles.ts'
import type { ActiveEntry, MenuEntry } from '../sidebar/menu-tree.ts'

type DropdownProps = {
  entry: { title: string; icon?: string; badge?: Badge }
  /** The entries of its panel. */
  entries: MenuEntry[]
  active: ActiveEntry
  /** True if it contains the active entry. */
  isActive: boolean
  isHidden: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The entry to focus when the panel opens. */
type FocusStart = 'first' | 'last' | undefined

/**
 * A button of the menu bar and its panel. Arrow down opens the panel with the focus on the first entry, arrow
 * up on the last.
 */
export function Dropdown(props: DropdownProps) {
  const { entry, entries, active, isActive, isHidden, isOpen, onOpenChange } = props
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const [start, setStart] = useState<FocusStart>()
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!item.current?.contains(target as Node)) onOpenChange(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, onOpenChange])
  const open = (from: FocusStart) => {
    setStart(from)
    onOpenChange(true)
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    onOpenChange(false)
    button.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !item.current?.contains(relatedTarget)) onOpenChange(false)
  }
  return (
    <li ref={item} data-hidden={isHidden || undefined} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="top-item"
        title={entry.title}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-active={isActive || undefined}
        onClick={() => (isOpen ? onOpenChange(false) : open(undefined))}
        onKeyDown={onButtonKey}
      >
        <MenuEntryContent entry={entry} hasChildren />
      </button>
      {isOpen && !isHidden && (
        <DropdownPanel
          id={panelId}
          entries={entries}
          active={active}
          start={start}
          onClose={() => onOpenChange(false)}
        />
      )}
    </li>
  )
}

type DropdownPanelProps = {
  id: string
  entries: MenuEntry[]
  active: ActiveEntry
  /** The entry to focus; none if a pointer opened the panel. */
  start: 'first' | 'last' | undefined
  onClose: () => void
}

/** Returns true if an element overflows the window at the inline end. */
function overflowsEnd(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect()
  return document.documentElement.dir === 'rtl' ? left < 0 : right > document.documentElement.clientWidth
}

/** The entries of a dropdown, like in the sidebar: nested groups expand in place. */
function DropdownPanel({ id, entries, active, start, onClose }: DropdownPanelProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  useLayoutEffect(() => {
    if (!list.current) return
    setAtEnd(overflowsEnd(list.current))
    const items = list.current.querySelectorAll<HTMLElement>('.menu-item')
    const visible = [...items].filter((item) => item.checkVisibility())
    if (start) visible.at(start === 'first' ? 0 : -1)?.focus()
  }, [start])
  return (
    <chakra.ul
      ref={list}
      id={id}
      css={[menuStyles, { '& ul .menu-item': { ps: '8' }, '& ul ul .menu-item': { ps: '12' } }]}
      position="absolute"
      top="full"
      {...(isAtEnd ? { insetEnd: '0' } : { insetStart: '0' })}
      mt="1"
      p="1.5"
      width="max-content"
      minW="56"
      maxW="xs"
      maxH="calc(100dvh - 160px)"
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="lg"
      zIndex="dropdown"
      onKeyDown={onKeyDown}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      <MenuEntries entries={entries} active={active} isNarrow={false} />
    </chakra.ul>
  )
}
