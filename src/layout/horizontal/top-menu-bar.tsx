import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useMenuKeys } from '../sidebar/menu-keys.ts'
import { openDefaults, useActiveEntry } from '../sidebar/open-groups.ts'
import { barStyles } from './bar-styles.ts'
import { bothLists } from './both-lists.ts'
import { Dropdown } from './dropdown.tsx'
import { TopEntry } from './top-entry.tsx'
import { useFittingCount } from './use-fitting-count.ts'

openDefaults(bothLists())

const moreId = 'mais'

/** The number of entries rendered to measure how many fit: more than any window shows. */
const maxInRow = 80

/**
 * The menu bar of the horizontal layout: the sidebar's entries and the second list. Entries that do not fit
 * are below "Mais".
 */
export default function TopMenuBar() {
  const row = useRef<HTMLUListElement>(null)
  const entries = bothLists()
  const count = useFittingCount(row, entries)
  const active = useActiveEntry(entries)
  const [open, setOpen] = useState<string>()
  const onKeyDown = useMenuKeys({ selector: '.top-item', axis: 'row' })
  const hidden = entries.slice(count)
  const toggle = (id: string) => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? id : before === id ? undefined : before))
  return (
    <chakra.nav aria-label="Menu principal" css={barStyles}>
      <ul ref={row} onKeyDown={onKeyDown}>
        {entries.slice(0, maxInRow).map((entry, index) => {
          const id = 'header' in entry ? `header ${index}` : entry.id
          return (
            <TopEntry
              key={id}
              entry={entry}
              active={active}
              isHidden={index >= count}
              isOpen={open === id}
              onOpenChange={toggle(id)}
            />
          )
        })}
        <Dropdown
          entry={{ title: 'Mais' }}
          entries={hidden}
          active={active}
          isActive={hidden.some((entry) => 'id' in entry && active.ids.includes(entry.id))}
          isHidden={hidden.length === 0}
          isOpen={open === moreId}
          onOpenChange={toggle(moreId)}
        />
      </ul>
    </chakra.nav>
  )
}
