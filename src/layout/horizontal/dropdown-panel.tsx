import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { MenuEntries } from '../sidebar/menu-entry.tsx'
import { useMenuKeys } from '../sidebar/menu-keys.ts'
import { menuStyles } from '../sidebar/menu-styles.ts'
import type { ActiveEntry, MenuEntry } from '../sidebar/menu-tree.ts'

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
export function DropdownPanel({ id, entries, active, start, onClose }: DropdownPanelProps) {
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
