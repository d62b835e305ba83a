import { Box, chakra } from '@chakra-ui/react'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { MenuList } from './menu-list.tsx'
import { useMenuTheme } from './menu-styles.ts'
import { SidebarContent } from './sidebar-content.tsx'

/** 0.45 s, none with reduced motion. */
const widthAnimation = {
  transition: 'width 450ms cubic-bezier(0.4, 0, 0.1, 1)',
  _motionReduce: { transition: 'none' },
} as const

/**
 * The menu beside the content, on screens at least `xl` wide. A collapsed menu opens over the content while
 * the pointer or the focus is in it.
 */
export function Sidebar() {
  const { isCollapsed, menuHidden, type } = useSnapshot(preferences)
  const theme = useMenuTheme()
  const [isPeeking, peekHandlers] = usePeeking()
  if (menuHidden || type === 'horizontal') return null
  const isNarrow = isCollapsed && !isPeeking
  return (
    <Box
      display={{ base: 'none', xl: 'block' }}
      flexShrink="0"
      width={isCollapsed ? 'sidebarCollapsed' : 'sidebar'}
      css={widthAnimation}
    >
      <chakra.nav
        aria-label="Menu principal"
        {...theme}
        data-hovered={isPeeking || undefined}
        position="fixed"
        insetBlock="0"
        insetStart="0"
        width={isNarrow ? 'sidebarCollapsed' : 'sidebar'}
        css={widthAnimation}
        overflow="hidden"
        bg="bg.panel"
        borderEndWidth="1px"
        boxShadow={isCollapsed && isPeeking ? 'lg' : undefined}
        zIndex="sticky"
        {...peekHandlers}
      >
        <SidebarContent isNarrow={isNarrow}>
          <MenuList isNarrow={isNarrow} />
        </SidebarContent>
      </chakra.nav>
    </Box>
  )
}

/**
 * Returns true while the pointer or the focus is in an element, and the event handlers. Touch does not count:
 * the element would stay open after it.
 */
function usePeeking() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
  return [isPointed || isFocused, handlers] as const
}
