import type { Badge } from '@manifest/contract/resolved.ts'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MenuFace } from '../sidebar/menu-face.tsx'
import type { ActiveEntry, MenuEntry } from '../sidebar/menu-tree.ts'
import { DropdownPanel } from './dropdown-panel.tsx'

type DropdownProps = {
  entry: { title: string; icon?: string; badge?: Badge }
  /** What it shows when it is open. */
  entries: MenuEntry[]
  active: ActiveEntry
  /** The active entry is in it. */
  isActive: boolean
  isHidden: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Which entry has the focus once the panel is there. */
type Start = 'first' | 'last' | undefined

/** A button of the row with the panel of entries that it opens. The down arrow opens it on its first entry, up on its last. */
export function Dropdown(props: DropdownProps) {
  const { entry, entries, active, isActive, isHidden, isOpen, onOpenChange } = props
  const place = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const [start, setStart] = useState<Start>()
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) onOpenChange(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, onOpenChange])
  const open = (from: Start) => {
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
    if (relatedTarget && !place.current?.contains(relatedTarget)) onOpenChange(false)
  }
  return (
    <li ref={place} data-hidden={isHidden || undefined} onBlur={onBlur} onKeyDown={onKeyDown}>
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
        <MenuFace entry={entry} hasChildren />
      </button>
      {isOpen && !isHidden && (
        <DropdownPanel
          id={panelId}
          entries={entries}
          active={active}
          start={start}
          onLeave={() => onOpenChange(false)}
        />
      )}
    </li>
  )
}
