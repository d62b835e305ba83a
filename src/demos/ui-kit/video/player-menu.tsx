import { IconButton, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuCheck, LuEllipsisVertical } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatSpeed, playerSettings, setPlayer, speeds } from './player-settings.ts'

export type PlayerCommand = { label: string; icon: ReactNode; run: () => void }

const name = 'Mais comandos'

/** The commands that have no room beside a narrow film, and the speed. */
export function PlayerMenu({ commands }: { commands: readonly PlayerCommand[] }) {
  const { speed } = useSnapshot(playerSettings)
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'top-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton aria-label={name} title={name} variant="ghost" color="fg.muted" size="sm">
          <LuEllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="200px" maxH="min(24rem, var(--available-height))" aria-label={name}>
          {commands.map(({ label, icon, run }) => (
            <Menu.Item key={label} value={label} onSelect={run}>
              {icon}
              {label}
            </Menu.Item>
          ))}
          <Menu.Separator />
          <Menu.RadioItemGroup
            value={String(speed)}
            onValueChange={({ value }) => setPlayer({ speed: Number(value) })}
          >
            <Menu.ItemGroupLabel color="fg.muted">Velocidade</Menu.ItemGroupLabel>
            {speeds.map((option) => (
              <Menu.RadioItem key={option} value={String(option)}>
                <Menu.ItemIndicator>
                  <LuCheck aria-hidden="true" />
                </Menu.ItemIndicator>
                {formatSpeed(option)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
