import { IconButton } from '@chakra-ui/react'
import { LuMenu, LuPanelLeftClose, LuPanelLeftOpen } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences, setPreference } from '@/state/preferences.ts'

/** The button that opens the drawer when no menu is visible, and the one that collapses the sidebar. */
export function MenuToggles() {
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
          colorPalette="neutral"
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
