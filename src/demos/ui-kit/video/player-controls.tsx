import { chakra, Flex, Text } from '@chakra-ui/react'
import {
  LuCamera,
  LuCaptions,
  LuCaptionsOff,
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
import { formatTime } from './film.ts'
import { playerSettings, setPlayer, speeds } from './player-settings.ts'
import type { PlayerState } from './use-player.ts'

export type PlayerActions = {
  togglePlay: () => void
  restart: () => void
  seekBy: (seconds: number) => void
  saveFrame: () => void
  togglePicture: () => void
  toggleFullScreen: () => void
}

const speedFormat = new Intl.NumberFormat('pt-BR')

export const formatSpeed = (speed: number) => `${speedFormat.format(speed)}×`

const canFloat = () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** The buttons below the film. They wrap on narrow screens. */
export function PlayerControls({ state, actions }: { state: PlayerState; actions: PlayerActions }) {
  const { hasCaptions, speed } = useSnapshot(playerSettings)
  return (
    <Flex role="group" aria-label="Comandos do vídeo" align="center" gap="1" wrap="wrap">
      {state.isPlaying ? (
        <IconAction label="Pausar" icon={<LuPause />} onClick={actions.togglePlay} />
      ) : (
        <IconAction label="Reproduzir" icon={<LuPlay />} onClick={actions.togglePlay} />
      )}
      <IconAction label="Do começo" icon={<LuStepBack />} onClick={actions.restart} />
      <IconAction label="Voltar 10 segundos" icon={<LuRotateCcw />} onClick={() => actions.seekBy(-10)} />
      <IconAction label="Avançar 10 segundos" icon={<LuRotateCw />} onClick={() => actions.seekBy(10)} />
      <VolumeControl />
      <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" mx="2">
        {formatTime(state.time)} / {formatTime(state.duration)}
      </Text>
      <Flex ms="auto" align="center" gap="1" wrap="wrap">
        <Select
          size="sm"
          boxWidth="88px"
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
        <IconAction
          label={hasCaptions ? 'Ocultar legendas' : 'Mostrar legendas'}
          icon={hasCaptions ? <LuCaptions /> : <LuCaptionsOff />}
          onClick={() => setPlayer({ hasCaptions: !hasCaptions })}
        />
        <IconAction label="Guardar o quadro" icon={<LuCamera />} onClick={actions.saveFrame} />
        {canFloat() && (
          <IconAction
            label="Janela flutuante"
            icon={<LuPictureInPicture2 />}
            onClick={actions.togglePicture}
          />
        )}
        <IconAction label="Tela inteira" icon={<LuMaximize />} onClick={actions.toggleFullScreen} />
      </Flex>
    </Flex>
  )
}

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
        width="20"
        display={{ base: 'none', sm: 'block' }}
        accentColor="primary.solid"
        cursor="pointer"
        onChange={({ target }) => setPlayer({ volume: Number(target.value), isMuted: false })}
      />
    </>
  )
}
