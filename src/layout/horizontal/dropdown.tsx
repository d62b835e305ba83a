import type { Badge } from '@manifest/contract/resolved.ts'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MenuEntryContent } from '../sidebar/menu-entry-content.tsx'
import type { ActiveEntry, MenuEntry } from '../sidebar/menu-tree.ts'
import { DropdownPanel } from './dropdown-panel.tsx'

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
