import { Box, Button, Flex, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBell, LuCheck, LuChevronDown, LuSettings, LuUser } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { findPageOrHome } from '../page-or-home.ts'
import { Floating } from './menu-parts.tsx'

const statuses = {
  livre: ['Disponível', 'success.solid'],
  ocupado: ['Ocupado', 'danger.solid'],
  ausente: ['Ausente', 'warning.solid'],
} as const

type Status = keyof typeof statuses

const Dot = ({ color }: { color: string }) => (
  <Box aria-hidden="true" boxSize="2.5" borderRadius="full" bg={color} flexShrink="0" />
)

/** The logged-in user. The pages open for real; the status stays in this example. */
export function UserMenu() {
  const { profile } = useSnapshot(auth)
  const name = fullName(profile)
  const navigate = useNavigateTo()
  const [status, setStatus] = useState<Status>('livre')
  const [statusName, statusColor] = statuses[status]
  return (
    <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" height="auto" py="1.5" px="2" gap="3">
          <Box position="relative">
            <PersonAvatar name={name} photo={profile?.avatar} />
            <Box
              position="absolute"
              bottom="0"
              insetEnd="0"
              outline="2px solid"
              outlineColor="bg.panel"
              borderRadius="full"
            >
              <Dot color={statusColor} />
            </Box>
          </Box>
          <Box textAlign="start">
            <Text fontWeight="600">{name}</Text>
            <Text textStyle="small" color="fg.muted" fontWeight="400">
              {statusName}
            </Text>
          </Box>
          <LuChevronDown aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Floating minW="240px">
        <Flex px="2" py="1.5" direction="column" role="presentation">
          <Text textStyle="small" color="fg.muted">
            {profile?.email}
          </Text>
        </Flex>
        <Menu.Separator />
        <Menu.RadioItemGroup value={status} onValueChange={({ value }) => setStatus(value as Status)}>
          <Menu.ItemGroupLabel color="fg.muted">Situação</Menu.ItemGroupLabel>
          {Object.entries(statuses).map(([value, [label, color]]) => (
            <Menu.RadioItem key={value} value={value} closeOnSelect={false}>
              <Menu.ItemIndicator>
                <LuCheck aria-hidden="true" />
              </Menu.ItemIndicator>
              <Dot color={color} /> {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioItemGroup>
        <Menu.Separator />
        <Menu.Item value="perfil" onSelect={() => navigate(findPageOrHome('pages/profile/page'))}>
          <LuUser aria-hidden="true" /> Meu perfil
        </Menu.Item>
        <Menu.Item value="avisos" onSelect={() => navigate(findPageOrHome('pages/notifications/page'))}>
          <LuBell aria-hidden="true" /> Notificações
        </Menu.Item>
        <Menu.Item value="ajustes" onSelect={() => navigate(findPageOrHome('pages/settings/page'))}>
          <LuSettings aria-hidden="true" /> Configurações
        </Menu.Item>
      </Floating>
    </Menu.Root>
  )
}
