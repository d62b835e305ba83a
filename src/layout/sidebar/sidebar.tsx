import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { useMenuTheme } from './menu-theme.ts'
import { SidebarContent } from './sidebar-content.tsx'

/**
 * The menu beside the content, from extra-large width up. Collapsed, it opens over the content while the pointer
 * or the focus is in it.
 */
export function Sidebar() {
  const { isCollapsed, menuHidden } = useSnapshot(preferences)
  const theme = useMenuTheme()
  const [isHovered, setHovered] = useState(false)
  if (menuHidden) return null
  const isNarrow = isCollapsed && !isHovered
  return (
    <Box
      display={{ base: 'none', xl: 'block' }}
      flexShrink="0"
      width={isCollapsed ? 'sidebarCollapsed' : 'sidebar'}
      transition="width 200ms ease-out"
    >
      <chakra.nav
        aria-label="Menu principal"
        {...theme}
        position="fixed"
        insetBlock="0"
        insetStart="0"
        width={isNarrow ? 'sidebarCollapsed' : 'sidebar'}
        transition="width 200ms ease-out"
        overflow="hidden"
        bg="bg.panel"
        borderEndWidth="1px"
        boxShadow={isCollapsed && isHovered ? 'lg' : undefined}
        zIndex="sticky"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setHovered(true)}
        onBlur={() => setHovered(false)}
      >
        <SidebarContent isNarrow={isNarrow} />
      </chakra.nav>
    </Box>
  )
}
