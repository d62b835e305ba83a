import { Box, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { userMenu } from '@/generated/user-menu.ts'
import { preload } from '@/routes/preload.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { leave } from '../leave.ts'
import { UserMenuButton } from './user-menu-button.tsx'

/** Who is logged in, where their pages are, and the way out. */
export default function UserMenu({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const { profile } = useSnapshot(auth)
  const navigate = useNavigate()
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <UserMenuButton />
      </Menu.Trigger>
      {/* Not in a portal: outside of the header its text would belong to no landmark. */}
      <Menu.Positioner>
        <Menu.Content
          width="userMenu"
          minW="userMenu"
          borderWidth="1px"
          aria-label="Menu do usuário"
          css={{ '& svg': { flexShrink: '0' } }}
        >
          <Box px="2" py="2" mb="1" borderBottomWidth="1px" role="presentation">
            <Text fontWeight="600" truncate>
              {fullName(profile)}
            </Text>
            <Text textStyle="small" color="fg.muted" truncate title={profile?.email}>
              {profile?.email}
            </Text>
          </Box>
          {userMenu.map((entry) => (
            <Menu.Item
              key={entry.title}
              value={entry.title}
              textAlign="inherit"
              onPointerEnter={() => 'link' in entry && preload(entry.link)}
              onSelect={() => ('link' in entry ? navigate(entry.link) : leave())}
            >
              <MenuIcon name={entry.icon} />
              {entry.title}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
