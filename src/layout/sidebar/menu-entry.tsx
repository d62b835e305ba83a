import type { MenuEntry as Entry, MenuGroup, MenuLink } from '@manifest/resolved.ts'
import { memo, useId } from 'react'
import { LuChevronRight } from 'react-icons/lu'
import { Link } from 'react-router-dom'
import { preload } from '@/lib/preload.ts'
import { MenuIcon } from '@/ui/icon.tsx'
import { isGroup } from './menu-tree.ts'

type MenuEntryProps = {
  entry: Entry
  level: 1 | 2 | 3
  /** Ids of the open groups. */
  open: ReadonlySet<string>
  activeId: string | undefined
  onToggle: (group: MenuGroup) => void
}

/** A section header, a link, or a group with its children. Styled by the list, so that a thousand of them stay cheap. */
export const MenuEntry = memo(function MenuEntry({ entry, level, open, activeId, onToggle }: MenuEntryProps) {
  if ('header' in entry) return <li className="menu-header">{entry.header}</li>
  if (!isGroup(entry)) return <LinkEntry entry={entry} isActive={entry.id === activeId} />
  const isOpen = open.has(entry.id)
  return (
    <GroupEntry entry={entry} isOpen={isOpen} onToggle={onToggle}>
      {entry.children.map((child) => (
        <MenuEntry
          key={child.id}
          entry={child}
          level={level === 1 ? 2 : 3}
          open={open}
          activeId={activeId}
          onToggle={onToggle}
        />
      ))}
    </GroupEntry>
  )
})

type LinkEntryProps = { entry: MenuLink; isActive: boolean }

function LinkEntry({ entry: { link, icon, title, badge }, isActive }: LinkEntryProps) {
  const load = () => preload(link)
  return (
    <li>
      <Link
        className="menu-item"
        to={link}
        aria-current={isActive ? 'page' : undefined}
        title={title}
        onPointerEnter={load}
        onFocus={load}
      >
        <EntryIcon name={icon} />
        <span className="menu-label">{title}</span>
        <EntryBadge badge={badge} />
      </Link>
    </li>
  )
}

type GroupEntryProps = {
  entry: MenuGroup
  isOpen: boolean
  onToggle: (group: MenuGroup) => void
  children: React.ReactNode
}

function GroupEntry({ entry, isOpen, onToggle, children }: GroupEntryProps) {
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className="menu-item"
        aria-expanded={isOpen}
        aria-controls={id}
        title={entry.title}
        onClick={() => onToggle(entry)}
      >
        <EntryIcon name={entry.icon} />
        <span className="menu-label">{entry.title}</span>
        <EntryBadge badge={entry.badge} />
        <LuChevronRight className="menu-chevron" aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  )
}

const EntryIcon = ({ name }: { name: string | undefined }) =>
  name === undefined ? <span className="menu-bullet" aria-hidden="true" /> : <MenuIcon name={name} />

const EntryBadge = ({ badge }: { badge: MenuLink['badge'] }) =>
  badge && (
    <span className="menu-badge" data-color={badge.color ?? 'primary'}>
      {badge.text}
    </span>
  )
