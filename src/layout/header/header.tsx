import { Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { LuMenu, LuPanelLeftClose, LuPanelLeftOpen } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences, setPreference } from '@/state/preferences.ts'
import { SearchButton } from '../palette/search-button.tsx'
import { LoneMenuButton } from './lone-menu-button.tsx'
import { navbarStyles } from './navbar-styles.ts'
import { NotificationsControl } from './notifications-control.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenuControl } from './user-menu-control.tsx'

/** The bar above the content: menu toggle, search, and from medium width up notifications and the user's menu. */
export function Header() {
  const { navBarType } = useSnapshot(preferences)
  if (navBarType === 'hidden') return <LoneMenuButton />
  return (
    <chakra.header css={navbarStyles[navBarType]}>
      <Flex height="header" align="center" gap="2" px={{ base: '3', md: '5' }}>
        <MenuToggles />
        <SearchButton />
        <Box flex="1" />
        <ThemeToggle />
        <Flex gap="1" align="center" display={{ base: 'none', md: 'flex' }}>
          <NotificationsControl />
          <UserMenuControl />
        </Flex>
      </Flex>
    </chakra.header>
  )
}

function MenuToggles() {
  const { isCollapsed, menuHidden } = useSnapshot(preferences)
  return (
    <>
      <IconButton
        aria-label="Abrir menu"
        variant="ghost"
        colorPalette="neutral"
        display={{ base: 'inline-flex', xl: menuHidden ? 'inline-flex' : 'none' }}
        onClick={() => setPreference('mobileMenu', true)}
      >
        <LuMenu />
      </IconButton>
      <IconButton
        aria-label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
        variant="ghost"
        colorPalette="neutral"
        display={{ base: 'none', xl: menuHidden ? 'none' : 'inline-flex' }}
        _rtl={{ transform: 'scaleX(-1)' }}
        onClick={() => setPreference('isCollapsed', !isCollapsed)}
      >
        {isCollapsed ? <LuPanelLeftOpen /> : <LuPanelLeftClose />}
      </IconButton>
    </>
  )
}
