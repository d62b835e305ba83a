import { Box, chakra, Flex, IconButton, type SystemStyleObject } from '@chakra-ui/react'
import type { Preferences } from '@manifest/contract/resolved.ts'
import { LuMenu, LuMoon, LuPalette, LuPanelLeftClose, LuPanelLeftOpen, LuSun } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { useCustomizerButton } from '../customizer/customizer.tsx'
import { TopMenu } from '../horizontal/top-menu.tsx'
import { SearchButton } from '../palette/palette.tsx'
import { SessionButton } from '../session/session-button.tsx'
import { Brand } from '../sidebar/brand.tsx'
import { CasesButton } from './cases-button.tsx'
import { NotificationsControl, UserMenuControl } from './popup-controls.tsx'

const loadLowBalance = () => import('./low-balance.tsx')

const lowBalance = createOnDemand(() => new Promise<void>(afterPageShown).then(loadLowBalance))

/**
 * The bar above the content: menu toggle, product, search, session, balance, cases and theme, and from medium width up
 * customizer, notifications and the user's menu. Beside a sidebar, which has the product, it does not repeat it. In the
 * horizontal layout it has the menu below it, from extra-large width up. A hidden header is only the button of the menu.
 */
export function Header() {
  const { navBarType, type, menuHidden } = useSnapshot(preferences)
  if (navBarType === 'hidden') return <StandaloneMenuButton />
  const isHorizontal = type === 'horizontal'
  const hasSidebar = !isHorizontal && !menuHidden
  return (
    <chakra.header css={navbarStyles[navBarType]}>
      <Flex
        height="header"
        align="center"
        gap={{ base: '0', md: '2' }}
        px={{ base: '2', md: '5' }}
        css={touchTargets}
      >
        <MenuToggles />
        <Flex
          display={{ base: 'flex', xl: hasSidebar ? 'none' : 'flex' }}
          flex={{ base: '1', md: 'none' }}
          minW="0"
          me={{ base: '0', md: '4' }}
        >
          <Brand isInHeader />
        </Flex>
        <SearchButton />
        <Box flex={{ base: 'none', md: '1' }} />
        <SessionButton />
        <LateLowBalance />
        <CasesButton />
        <ThemeToggle />
        <Flex gap="1" align="center" display={{ base: 'none', md: 'flex' }}>
          <CustomizerButton />
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
const touchTargets = { mdDown: { '& :is(a, button)': { minWidth: '11', minHeight: '11' } } } as const

/** The button that opens the drawer when no menu is visible, and the one that collapses the sidebar. */
function MenuToggles() {
  const { isCollapsed, menuHidden, type } = useSnapshot(preferences)
  return (
    <>
      <IconButton
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        variant="ghost"
        colorPalette="neutral"
        {...(menuHidden ? {} : { display: { base: 'inline-flex', xl: 'none' } })}
        onClick={() => setPreference('mobileMenu', true)}
      >
        <LuMenu />
      </IconButton>
      {!menuHidden && type === 'vertical' && (
        <IconButton
          aria-label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          variant="ghost"
          display={{ base: 'none', xl: 'inline-flex' }}
          _rtl={{ transform: 'scaleX(-1)' }}
          onClick={() => setPreference('isCollapsed', !isCollapsed)}
        >
          {isCollapsed ? <LuPanelLeftOpen /> : <LuPanelLeftClose />}
        </IconButton>
      )}
    </>
  )
}

/** The button that opens the menu when the header is hidden and no menu is visible. */
function StandaloneMenuButton() {
  const { menuHidden, type } = useSnapshot(preferences)
  const hasSidebar = !menuHidden && type === 'vertical'
  return (
    <IconButton
      aria-label="Abrir menu"
      variant="outline"
      display={{ base: 'inline-flex', xl: hasSidebar ? 'none' : 'inline-flex' }}
      boxSize={{ base: '11', md: '9' }}
      position="sticky"
      top="3"
      alignSelf="flex-start"
      mt="3"
      mx={{ base: '4', md: '6' }}
      bg="bg.panel"
      zIndex="docked"
      onClick={() => setPreference('mobileMenu', true)}
    >
      <LuMenu />
    </IconButton>
  )
}

function ThemeToggle() {
  const { darkMode } = useSnapshot(preferences)
  const action = darkMode ? 'Usar tema claro' : 'Usar tema escuro'
  return (
    <IconButton
      aria-label={action}
      title={action}
      variant="ghost"
      onClick={() => setPreference('darkMode', !darkMode)}
    >
      {darkMode ? <LuSun /> : <LuMoon />}
    </IconButton>
  )
}

function CustomizerButton() {
  return (
    <IconButton variant="ghost" {...useCustomizerButton()}>
      <LuPalette />
    </IconButton>
  )
}

const bar: SystemStyleObject = { bg: 'bg.panel', borderBottomWidth: '1px' }

const sticky: SystemStyleObject = { ...bar, position: 'sticky', top: '0', zIndex: 'dropdown' }

/** Styles of each header type. A floating header is sticky, with a gap above it and rounded corners. */
const navbarStyles: Record<Exclude<Preferences['navBarType'], 'hidden'>, SystemStyleObject> = {
  sticky,
  static: bar,
  floating: {
    ...sticky,
    top: '3',
    mx: { base: '4', md: '6' },
    mt: '3',
    borderWidth: '1px',
    borderRadius: 'panel',
    boxShadow: 'md',
  },
}
