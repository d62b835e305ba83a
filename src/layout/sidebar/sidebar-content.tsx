import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Brand } from './brand.tsx'

type SidebarContentProps = {
  /** Icons only. */
  isNarrow: boolean
  /** The menu. */
  children: ReactNode
  /** Shown at the end of the header, such as a close button. */
  action?: ReactNode
  /** Stays below the menu while it scrolls. */
  footer?: ReactNode
}

/** Logo and product title, and below them a menu that scrolls. */
export function SidebarContent({ isNarrow, children, action, footer }: SidebarContentProps) {
  const [isScrolled, setScrolled] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  return (
    <Flex direction="column" height="full">
      <Flex
        height="sidebarHeader"
        flexShrink="0"
        align="center"
        justify="space-between"
        px="5"
        borderBottomWidth="1px"
        borderColor={isScrolled ? 'border' : 'transparent'}
        boxShadow={isScrolled ? '0 6px 12px -8px rgb(0 0 0 / 45%)' : undefined}
        transition="box-shadow 150ms ease-out"
        zIndex="1"
      >
        <Brand isNarrow={isNarrow} />
        {action}
      </Flex>
      <Box
        ref={menu}
        flex="1"
        minH="0"
        overflowY="auto"
        overflowX="hidden"
        overscrollBehavior="contain"
        pb="6"
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {children}
        <MenuScroll menu={menu} />
      </Box>
      {footer && (
        <Box flexShrink="0" px="5" py="3" borderTopWidth="1px">
          {footer}
        </Box>
      )}
    </Flex>
  )
}

/** Distance in px between the active entry and the menu's edge when it is scrolled into view. */
const margin = 48

/** The menu's last scroll position, which a drawer restores when it opens again. */
let lastPosition = 0

function scrollEntryIntoView(menu: HTMLElement) {
  const entry = menu.querySelector('[aria-current]')
  if (!entry?.checkVisibility()) return
  const frame = menu.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  if (top < frame.top) menu.scrollTop += top - frame.top - margin
  else if (bottom > frame.bottom) menu.scrollTop += bottom - frame.bottom + margin
}

/**
 * Restores the scroll position of `menu`, and scrolls the active entry into view when the route
 * changes.
 */
function MenuScroll({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.scrollTop = lastPosition
    const updatePosition = () => {
      lastPosition = element.scrollTop
    }
    element.addEventListener('scroll', updatePosition)
    return () => element.removeEventListener('scroll', updatePosition)
  }, [menu])
  // Runs after the groups above the entry have opened.
  useEffect(() => {
    if (menu.current) scrollEntryIntoView(menu.current)
  }, [pathname])
  return null
}
