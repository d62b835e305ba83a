import { Box, chakra, Flex } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { preferences } from '@/state/preferences.ts'
import { Brand } from '../brand.tsx'
import { TopMenu } from '../horizontal/top-menu.tsx'
import { SearchButton } from '../palette/search-button.tsx'
import { SessionButton } from '../session/session-button.tsx'
import { CasesButton } from './cases-button.tsx'
import { MenuToggles } from './menu-toggles.tsx'
import { navbarStyles } from './navbar-styles.ts'
import { NotificationsControl } from './notifications-control.tsx'
import { StandaloneMenuButton } from './standalone-menu-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenuControl } from './user-menu-control.tsx'

const loadLowBalance = () => import('./low-balance.tsx')

const lowBalance = createOnDemand(() => new Promise<void>(afterPageShown).then(loadLowBalance))

/**
 * The bar above the content: menu toggle, search, and from medium width up notifications and the user's menu.
 * In the horizontal layout it starts with the logo, and has the menu below it from extra-large width up.
 */
export function Header() {
  const { navBarType, type, menuHidden } = useSnapshot(preferences)
  if (navBarType === 'hidden') return <StandaloneMenuButton />
  const isHorizontal = type === 'horizontal'
  return (
    <chakra.header css={navbarStyles[navBarType]}>
      <Flex height="header" align="center" gap="2" px={{ base: '3', md: '5' }} css={touchTargets}>
        <MenuToggles />
        {isHorizontal && (
          <Box display={{ base: 'none', xl: 'flex' }} me="4">
            <Brand />
          </Box>
        )}
        <SearchButton />
        <Box flex="1" />
        <SessionButton />
        <LateLowBalance />
        <CasesButton />
        <ThemeToggle />
        <Flex gap="1" align="center" display={{ base: 'none', md: 'flex' }}>
          <NotificationsControl />
          <UserMenuControl />
        </Flex>
      </Flex>
      {isHorizontal && !menuHidden && <TopMenu />}
    </chakra.header>
  )
}

/** Its code loads after the page, because few balances are low. */
function LateLowBalance() {
  const LowBalance = useOnDemand(lowBalance, true)?.LowBalance
  return LowBalance && <LowBalance />
}

/** Touch targets of 44 px on phones. */
const touchTargets = { mdDown: { '& button': { minWidth: '11', minHeight: '11' } } } as const
