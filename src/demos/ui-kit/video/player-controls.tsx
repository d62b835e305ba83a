import { Box, chakra, Flex, Menu, type SystemStyleObject } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import {
  LuCamera,
  LuCaptions,
  LuCaptionsOff,
  LuCheck,
  LuEllipsisVertical,
  LuMaximize,
  LuPause,
  LuPictureInPicture2,
  LuPlay,
  LuRotateCcw,
  LuRotateCw,
  LuStepBack,
  LuVolume1,
  LuVolume2,
  LuVolumeX,
} from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { Select } from '@/ui/forms/select.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { IconOnly, Small } from '../basics.tsx'
import { formatTime } from './film.ts'
import { formatSpeed, type PlayerActions, playerSettings, setPlayer, speeds } from './player-settings.ts'
import type { PlayerState } from './use-player.ts'

type PlayerCommand = { label: string; icon: ReactNode; run: () => void }

const name = 'Mais comandos'

/** The commands that have no room beside a narrow film, and the speed. */
function PlayerMenu({ commands }: { commands: readonly PlayerCommand[] }) {
  const { speed } = useSnapshot(playerSettings)
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'top-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconOnly label={name} icon={<LuEllipsisVertical />} title={name} color="fg.muted" size="sm" />
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

const canFloat = () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** The buttons below the film, in one line. A narrow film shows the most used ones, and a menu. */
export function PlayerControls({ state, actions }: { state: PlayerState; actions: PlayerActions }) {
  const { hasCaptions, speed } = useSnapshot(playerSettings)
  const jumps = [
    { label: 'Do começo', icon: <LuStepBack />, run: actions.restart },
    { label: 'Voltar 10 segundos', icon: <LuRotateCcw />, run: () => actions.seekBy(-10) },
    { label: 'Avançar 10 segundos', icon: <LuRotateCw />, run: () => actions.seekBy(10) },
  ]
  const tools = [
    { label: 'Guardar o quadro', icon: <LuCamera />, run: actions.saveFrame },
    ...(canFloat()
      ? [{ label: 'Janela flutuante', icon: <LuPictureInPicture2 />, run: actions.togglePicture }]
      : []),
  ]
  return (
    <Box containerType="inline-size">
      <Flex role="group" aria-label="Comandos do vídeo" align="center" gap="1">
        {state.isPlaying ? (
          <IconAction label="Pausar" icon={<LuPause />} onClick={actions.togglePlay} />
        ) : (
          <IconAction label="Reproduzir" icon={<LuPlay />} onClick={actions.togglePlay} />
        )}
        <Commands commands={jumps} css={onMedium} />
        <VolumeControl />
        <Small fontVariantNumeric="tabular-nums" whiteSpace="nowrap" ms="1" me="auto">
          {formatTime(state.time)} / {formatTime(state.duration)}
        </Small>
        <Box css={onWide}>
          <Select
            size="sm"
            boxWidth="76px"
            aria-label="Velocidade"
            value={String(speed)}
            onChange={({ currentTarget }) => setPlayer({ speed: Number(currentTarget.value) })}
          >
            {speeds.map((option) => (
              <option key={option} value={String(option)}>
                {formatSpeed(option)}
              </option>
            ))}
          </Select>
        </Box>
        <IconAction
          label={hasCaptions ? 'Ocultar legendas' : 'Mostrar legendas'}
          icon={hasCaptions ? <LuCaptions /> : <LuCaptionsOff />}
          onClick={() => setPlayer({ hasCaptions: !hasCaptions })}
        />
        <Commands commands={tools} css={onWide} />
        <Box css={onNarrow}>
          <PlayerMenu commands={[...jumps, ...tools]} />
        </Box>
        <IconAction label="Tela inteira" icon={<LuMaximize />} onClick={actions.toggleFullScreen} />
      </Flex>
    </Box>
  )
}

type CommandsProps = { commands: readonly PlayerCommand[]; css: SystemStyleObject }

const Commands = ({ commands, css }: CommandsProps) => (
  <Flex gap="1" css={css}>
    {commands.map(({ label, icon, run }) => (
      <IconAction key={label} label={label} icon={icon} onClick={run} />
    ))}
  </Flex>
)

function VolumeControl() {
  const { volume, isMuted } = useSnapshot(playerSettings)
  const heard = isMuted ? 0 : volume
  const Icon = heard === 0 ? LuVolumeX : heard < 0.5 ? LuVolume1 : LuVolume2
  return (
    <>
      <IconAction
        label={isMuted ? 'Ligar o som' : 'Desligar o som'}
        icon={<Icon />}
        onClick={() => setPlayer({ isMuted: !isMuted })}
      />
      <chakra.input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={heard}
        aria-label="Volume"
        aria-valuetext={`${Math.round(100 * heard)}%`}
        width="18"
        minW="9"
        css={onMedium}
        accentColor="primary.solid"
        cursor="pointer"
        onChange={({ target }) => setPlayer({ volume: Number(target.value), isMuted: false })}
      />
    </>
  )
}

/** Commands appear from a width of the film that has room for them in one line. */
const onMedium = { display: 'none', '@container (min-width: 490px)': { display: 'flex' } } as const

const onWide = { display: 'none', '@container (min-width: 600px)': { display: 'flex' } } as const

const onNarrow = { display: 'flex', '@container (min-width: 600px)': { display: 'none' } } as const
