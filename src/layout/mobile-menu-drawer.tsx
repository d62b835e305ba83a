import { chakra, IconButton } from '@chakra-ui/react'
import { LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { LogoutButton } from '@/session/logout-button.tsx'
import { preferences, setPreference } from '@/state/preferences.ts'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { bothLists } from './horizontal/both-lists.ts'
import { MenuList } from './sidebar/menu-list.tsx'
import { useMenuTheme } from './sidebar/menu-styles.ts'
import { SidebarContent } from './sidebar/sidebar-content.tsx'

const close = () => setPreference('mobileMenu', false)

/**
 * Returns true if a link was clicked. A link to the current page changes no route that would close the
 * drawer.
 */
const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null

/** The menu as a drawer. */
export default function MobileMenuDrawer({ isOpen }: { isOpen: boolean }) {
  return <Presence>{isOpen && <Drawer />}</Presence>
}

function Drawer() {
  const { type } = useSnapshot(preferences)
  const theme = useMenuTheme()
  return (
    <ModalDialog
      aria-label="Menu"
      edge="start"
      onDismiss={close}
      onClick={({ target }) => isLink(target) && close()}
      width="sidebar"
      maxWidth="85vw"
      {...theme}
    >
      <chakra.nav aria-label="Menu principal" height="full">
        <SidebarContent
          isNarrow={false}
          action={
            <IconButton aria-label="Fechar menu" variant="ghost" onClick={close}>
              <LuX />
            </IconButton>
          }
          footer={<LogoutButton width="full" minH={touchHeight} />}
        >
          <MenuList isNarrow={false} {...(type === 'horizontal' && { entries: bothLists() })} />
        </SidebarContent>
      </chakra.nav>
    </ModalDialog>
  )
}
