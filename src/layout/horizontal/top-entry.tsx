import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuFace } from '../sidebar/menu-face.tsx'
import { type ActiveEntry, isGroup, type MenuEntry } from '../sidebar/menu-tree.ts'
import { Dropdown } from './dropdown.tsx'

type TopEntryProps = {
  entry: MenuEntry
  active: ActiveEntry
  /** It does not fit: it only takes its measure. */
  isHidden: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** An entry of the row: a line for a section header, a link, or a group with its dropdown. */
export function TopEntry({ entry, active, isHidden, isOpen, onOpenChange }: TopEntryProps) {
  if ('header' in entry)
    return (
      <li className="top-divider" data-hidden={isHidden || undefined}>
        <span>{entry.header}</span>
      </li>
    )
  const isActive = active.ids.includes(entry.id)
  if (isGroup(entry))
    return (
      <Dropdown
        entry={entry}
        entries={entry.children}
        active={active}
        isActive={isActive}
        isHidden={isHidden}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      />
    )
  return (
    <li data-hidden={isHidden || undefined}>
      <RouteLink
        className="top-item"
        to={entry.link}
        title={entry.title}
        aria-current={isActive ? (active.isExact ? 'page' : 'true') : undefined}
      >
        <MenuFace entry={entry} />
      </RouteLink>
    </li>
  )
}
