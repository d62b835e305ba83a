import { Box, Button, Menu, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell, LuChevronDown, LuSettings, LuUser } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { Small } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'
import { DropMenu, RadioItem } from './menu-parts.tsx'

export const meta = { title: 'Menu do usuário', description: 'Os seus dados, e páginas que abrem.' }

const colors = { Disponível: 'success.solid', Ocupado: 'danger.solid', Ausente: 'warning.solid' }

type Status = keyof typeof colors

const pages = [
  ['pages/profile/page', 'Meu perfil', LuUser],
  ['pages/notifications/page', 'Notificações', LuBell],
  ['pages/settings/page', 'Configurações', LuSettings],
] as const

const Dot = ({ status }: { status: Status }) => (
  <Box aria-hidden="true" boxSize="2.5" borderRadius="full" bg={colors[status]} flexShrink="0" />
)

const corner = { position: 'absolute', bottom: '0', insetEnd: '0', borderRadius: 'full' } as const

/** The logged-in user. The pages open for real; the status stays in this example. */
export default function UserMenu() {
  const { profile } = useSnapshot(auth)
  const name = fullName(profile)
  const navigate = useNavigateTo()
  const [status, setStatus] = useState<Status>('Disponível')
  const trigger = (
    <Menu.Trigger asChild>
      <Button variant="ghost" height="auto" py="1.5" px="2" gap="3">
        <Box position="relative">
          <PersonAvatar name={name} photo={profile?.avatar} />
          <Box {...corner} outline="2px solid" outlineColor="bg.panel">
            <Dot status={status} />
          </Box>
        </Box>
        <Box textAlign="start">
          <Text fontWeight="600">{name}</Text>
          <Small fontWeight="400">{status}</Small>
        </Box>
        <LuChevronDown aria-hidden="true" />
      </Button>
    </Menu.Trigger>
  )
  return (
    <DropMenu trigger={trigger} minW="240px" positioning={{ placement: 'bottom-start' }}>
      <Small px="2" py="1.5" role="presentation">
        {profile?.email}
      </Small>
      <Menu.Separator />
      <Menu.RadioItemGroup value={status} onValueChange={({ value }) => setStatus(value as Status)}>
        <Menu.ItemGroupLabel color="fg.muted">Situação</Menu.ItemGroupLabel>
        {(Object.keys(colors) as Status[]).map((value) => (
          <RadioItem key={value} value={value} closeOnSelect={false}>
            <Dot status={value} /> {value}
          </RadioItem>
        ))}
      </Menu.RadioItemGroup>
      <Menu.Separator />
      {pages.map(([page, label, Icon]) => (
        <Menu.Item key={page} value={page} onSelect={() => navigate(findPageOrHome(page))}>
          <Icon aria-hidden="true" /> {label}
        </Menu.Item>
      ))}
    </DropMenu>
  )
}
