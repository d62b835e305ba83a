import { chakra, IconButton } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuX } from 'react-icons/lu'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'
import { extraLarge } from './extra-large.ts'
import { MenuList } from './sidebar/menu-list.tsx'
import { useMenuTheme } from './sidebar/menu-theme.ts'
import { SidebarContent } from './sidebar/sidebar-content.tsx'
import { useDrawerEntries } from './use-drawer-entries.ts'

const close = () => setPreference('mobileMenu', false)

/** Whether a link was clicked. It may lead to the current page: then no route change closes the drawer. */
const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null

/** The menu as a drawer, below extra-large width and where the sidebar is hidden. */
export function MobileMenu() {
  const { pathname } = useLocation()
  const { mobileMenu, menuHidden } = useSnapshot(preferences)
  const isMenuVisible = useMediaQuery(extraLarge) && !menuHidden
  useEffect(close, [pathname])
  useEffect(() => {
    if (isMenuVisible) close()
  }, [isMenuVisible])
  return mobileMenu ? <Drawer /> : null
}

function Drawer() {
  const { type } = useSnapshot(preferences)
  const entries = useDrawerEntries(type === 'horizontal')
  const theme = useMenuTheme()
  return (
    <ModalDialog
      aria-label="Menu"
      onDismiss={close}
      onClick={({ target }) => isLink(target) && close()}
      position="fixed"
      insetBlock="0"
      insetStart="0"
      insetEnd="auto"
      height="100dvh"
      maxHeight="none"
      width="sidebar"
      maxWidth="85vw"
      m="0"
      {...theme}
      borderEndWidth="1px"
      animationName={{ base: 'slide-from-left-full', _rtl: 'slide-from-right-full' }}
      animationDuration="200ms"
      animationTimingFunction="ease-out"
      _motionReduce={{ animation: 'none' }}
    >
      <chakra.nav aria-label="Menu principal" height="full">
        <SidebarContent
          isNarrow={false}
          action={
            <IconButton aria-label="Fechar menu" variant="ghost" colorPalette="neutral" onClick={close}>
              <LuX />
            </IconButton>
          }
        >
          <MenuList isNarrow={false} {...(entries && { entries })} />
        </SidebarContent>
      </chakra.nav>
    </ModalDialog>
  )
}
