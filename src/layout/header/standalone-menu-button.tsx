import { IconButton } from '@chakra-ui/react'
import { LuMenu } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences, setPreference } from '@/state/preferences.ts'

/** The button that opens the menu when the header is hidden and no menu is visible. */
export function StandaloneMenuButton() {
  const { menuHidden, type } = useSnapshot(preferences)
  const hasSidebar = !menuHidden && type === 'vertical'
  return (
    <IconButton
      aria-label="Abrir menu"
      variant="outline"
      colorPalette="neutral"
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
