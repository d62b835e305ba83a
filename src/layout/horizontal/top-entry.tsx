import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuEntryContent } from '../sidebar/menu-entry-content.tsx'
import { type ActiveEntry, isGroup, type MenuEntry, readAriaCurrent } from '../sidebar/menu-tree.ts'
import { Dropdown } from './dropdown.tsx'

type TopEntryProps = {
  entry: MenuEntry
  active: ActiveEntry
  /** It does not fit. It stays in the row, invisible, to be measured. */
  isHidden: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** An entry of the menu bar: a divider for a section header, a link, or a group with its dropdown. */
export function TopEntry({ entry, active, isHidden, isOpen, onOpenChange }: TopEntryProps) {
  if ('header' in entry)
    return (
      <li className="top-divider" data-hidden={isHidden || undefined}>
        <span>{entry.header}</span>
      </li>
    )
  if (isGroup(entry))
    return (
      <Dropdown
        entry={entry}
        entries={entry.children}
        active={active}
        isActive={active.ids.includes(entry.id)}
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
        aria-current={readAriaCurrent(entry, active)}
      >
        <MenuEntryContent entry={entry} />
      </RouteLink>
    </li>
  )
}
