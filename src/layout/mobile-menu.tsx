import { chakra, IconButton } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences, setPreference } from '@/state/preferences.ts'
import { useMenuTheme } from './sidebar/menu-theme.ts'
import { SidebarContent } from './sidebar/sidebar-content.tsx'

const close = () => setPreference('mobileMenu', false)

/** The menu as a drawer, below extra-large width. The browser's modal dialog keeps the focus in and gives it back. */
export function MobileMenu() {
  const { mobileMenu } = useSnapshot(preferences)
  return mobileMenu ? <Drawer /> : null
}

function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const theme = useMenuTheme()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      aria-label="Menu"
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      position="fixed"
      insetBlock="0"
      insetStart="0"
      insetEnd="auto"
      height="100dvh"
      maxHeight="none"
      width="sidebar"
      maxWidth="85vw"
      m="0"
      p="0"
      bg="bg.panel"
      color="fg"
      {...theme}
      borderEndWidth="1px"
      animationName="fade-in"
      animationDuration="150ms"
      _backdrop={{ bg: 'black/60' }}
    >
      <chakra.nav aria-label="Menu principal" height="full">
        <SidebarContent
          isNarrow={false}
          action={
            <IconButton aria-label="Fechar menu" variant="ghost" colorPalette="neutral" onClick={close}>
              <LuX />
            </IconButton>
          }
        />
      </chakra.nav>
    </chakra.dialog>
  )
}
