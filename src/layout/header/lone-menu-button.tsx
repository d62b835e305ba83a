import { IconButton } from '@chakra-ui/react'
import { LuMenu } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences, setPreference } from '@/state/preferences.ts'

/** The way to the menu where the header is hidden and no menu stands beside the content. */
export function LoneMenuButton() {
  const { menuHidden, type } = useSnapshot(preferences)
  const hasSidebar = !menuHidden && type === 'vertical'
  return (
    <IconButton
      aria-label="Abrir menu"
      variant="outline"
      colorPalette="neutral"
      display={{ base: 'inline-flex', xl: hasSidebar ? 'none' : 'inline-flex' }}
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
