import { Box, Button, Kbd, Menu, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import {
  LuArrowDownAZ,
  LuBell,
  LuChevronDown,
  LuCopy,
  LuRefreshCw,
  LuSettings,
  LuShuffle,
  LuUser,
} from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { createCollator } from '@/lib/format/intl.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { cast } from '../../parts/cast.ts'
import { Small } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'
import { DropMenu, RadioItem } from './menu-parts.tsx'

export const meta = {
  Shortcuts: { title: 'Ícones e atalhos', description: 'Funcionam também com o menu fechado.' },
  UserMenu: { title: 'Menu do usuário', description: 'Os seus dados, e páginas que abrem.' },
}

const initial = cast.slice(0, 4).map(({ name }) => name)

const collator = createCollator()

type Names = readonly string[]

const actions = [
  ['O', 'Ordenar de A a Z', LuArrowDownAZ, (names: Names) => names.toSorted(collator.compare)],
  ['I', 'Inverter', LuShuffle, (names: Names) => names.toReversed()],
  ['D', 'Duplicar o primeiro', LuCopy, (names: Names) => [...names.slice(0, 1), ...names].slice(0, 6)],
  ['R', 'Restaurar', LuRefreshCw, () => initial],
] as const

export function Shortcuts() {
  const [names, setNames] = useState<Names>(initial)

  function onKeyDown(event: KeyboardEvent) {
    const [, , , run] = actions.find(([key]) => event.altKey && event.code === `Key${key}`) ?? []
    if (!run) return
    event.preventDefault()
    setNames(run(names))
  }

  return (
    <Box onKeyDown={onKeyDown}>
      <DropMenu trigger="Lista" minW="250px">
        {actions.map(([key, label, Icon, run]) => (
          <Menu.Item key={key} value={key} onSelect={() => setNames(run(names))}>
            <Icon />
            {label}
            <Menu.ItemCommand ms="auto">Alt+{key}</Menu.ItemCommand>
          </Menu.Item>
        ))}
      </DropMenu>
      <Small mt="2">
        Com o foco no botão: <Kbd size="sm">Alt</Kbd> + letra.
      </Small>
      <Box role="status" mt="3" minH="32">
        <Box as="ol" aria-label="Nomes" ps="5" listStyleType="decimal">
          {names.map((name, index) => (
            <li key={`${name} ${index}`}>{name}</li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

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
export function UserMenu() {
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
