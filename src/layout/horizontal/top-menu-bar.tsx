import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuEntryContent, openDefaults, useActiveEntry } from '../sidebar/menu-entry.tsx'
import { useMenuKeys } from '../sidebar/menu-list.tsx'
import { badgeStyles, ellipsis, visuallyHidden } from '../sidebar/menu-styles.ts'
import { type ActiveEntry, isGroup, type MenuEntry, readAriaCurrent } from '../sidebar/menu-tree.ts'
import { bothLists } from './both-lists.ts'
import { Dropdown } from './dropdown.tsx'

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

type TopEntryProps = {
  entry: MenuEntry
  active: ActiveEntry
  /** It does not fit. It stays in the row, invisible, to be measured. */
  isHidden: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** An entry of the menu bar: a divider for a section header, a link, or a group with its dropdown. */
function TopEntry({ entry, active, isHidden, isOpen, onOpenChange }: TopEntryProps) {
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

/**
 * Returns how many of a row's first elements fit. The last element is the button for the other entries.
 * Elements that do not fit stay in the row, invisible and out of the flow, to be measured.
 */
function useFittingCount(row: RefObject<HTMLElement | null>, entries: readonly unknown[]): number {
  const [count, setCount] = useState(entries.length)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width)
      const more = widths.pop() ?? 0
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const isWhole = widths.length === entries.length
      setCount(countFitting({ widths, isWhole, available: element.getBoundingClientRect().width, gap, more }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A title's width changes when its font loads.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [row, entries])
  return count
}

/** Tolerance in px: widths may be fractions, and their sums have rounding errors. */
const tolerance = 0.5

type RowSpace = {
  /** Widths of the entries in px, in their order. */
  widths: readonly number[]
  /** True if these are all entries. Otherwise the button is always needed. */
  isWhole: boolean
  available: number
  gap: number
  /** Width of the button whose dropdown has the other entries. */
  more: number
}

/** Returns the number of entries that fit in a row. If not all fit, the button's width is reserved. */
export function countFitting({ widths, isWhole, available, gap, more }: RowSpace): number {
  const space = available + tolerance
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (isWhole && all <= space) return widths.length
  let used = more
  const first = widths.findIndex((width) => {
    used += width + gap
    return used > space
  })
  return first === -1 ? widths.length : first
}

/** Styles of the horizontal menu bar. As in the sidebar's list, the parent styles its entries. */
const barStyles: SystemStyleObject = {
  px: '3.5',
  '& > ul': {
    display: 'flex',
    alignItems: 'center',
    columnGap: '1',
    height: '12',
    listStyleType: 'none',
    position: 'relative',
  },
  '& > ul > li': { position: 'relative', flexShrink: '0' },
  '& > ul > li[data-hidden]': { position: 'absolute', insetStart: '0', visibility: 'hidden' },
  '& .top-divider': { width: '1px', height: '5', mx: '1.5', bg: 'border', '& > span': visuallyHidden },
  '& .top-divider:first-of-type': { width: '0', mx: '0' },
  '& .top-item': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '9',
    px: '3',
    maxWidth: '64',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms ease-out, color 150ms ease-out',
  },
  '& .top-item:hover, & .top-item[aria-expanded=true]': { bg: 'bg.hover', color: 'fg' },
  '& .top-item[aria-current], & .top-item[data-active]': { bg: 'primary.subtle', color: 'primary.fg' },
  // If the catalogue's entry is current, the group of the same page is not highlighted too.
  '& > ul:has(> li > [aria-current]) > li > .top-item[data-active]': { bg: 'transparent', color: 'fg' },
  '& .top-item > svg': { flexShrink: '0', boxSize: '16px' },
  '& .top-item > .menu-bullet': { display: 'none' },
  '& .top-item > .menu-label': ellipsis,
  ...badgeStyles,
  '& .top-item > .menu-chevron': { boxSize: '14px', transform: 'rotate(90deg)' },
}
