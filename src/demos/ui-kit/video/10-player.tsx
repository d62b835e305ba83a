import { Box, Button, chakra, Flex, Image, Spinner, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LuRefreshCw, LuTriangleAlert } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { film } from './film.ts'
import { PlayerControls } from './player-controls.tsx'
import { handlePlayerKey } from './player-settings.ts'
import { SeekBar } from './seek-bar.tsx'
import { Transcript, useCues } from './transcript.tsx'
import { usePlayer } from './use-player.ts'

export const meta = {
  title: 'Com comandos próprios',
  description:
    'Um filme de 24 segundos, com som, legendas, capítulos e roteiro. Volume, velocidade e legendas ficam lembrados.',
  isWide: true,
}

/** How long a note of a key stays, in ms. */
const noteMs = 1200

export default function Player() {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const captions = useRef<HTMLTrackElement>(null)
  const chapterTrack = useRef<HTMLTrackElement>(null)
  const state = usePlayer(video)
  const cues = useCues(captions)
  const chapters = useCues(chapterTrack)
  const [note, setNote] = useState<string>()
  const [savedFrame, setSavedFrame] = useState<string>()

  useEffect(() => {
    if (note === undefined) return
    const timer = setTimeout(() => setNote(undefined), noteMs)
    return () => clearTimeout(timer)
  }, [note])

  function seek(seconds: number) {
    if (video.current) video.current.currentTime = Math.max(0, Math.min(state.duration, seconds))
  }

  // A browser may refuse to play; the button then still shows "Reproduzir".
  const play = () => void video.current?.play().catch(() => {})

  const actions = {
    togglePlay: () => (video.current?.paused ? play() : video.current?.pause()),
    restart() {
      seek(0)
      play()
    },
    seekBy: (seconds: number) => seek((video.current?.currentTime ?? 0) + seconds),
    seekToShare: (share: number) => seek(share * state.duration),
    saveFrame: () => video.current && setSavedFrame(captureFrame(video.current)),
    togglePicture() {
      const change = document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.current?.requestPictureInPicture()
      change?.catch(() => notify.error('A janela flutuante não abriu'))
    },
    toggleFullScreen() {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : frame.current?.requestFullscreen()
      change?.catch(() => notify.error('A tela inteira não abriu'))
    },
  }

  const handleKey = (event: KeyboardEvent) => {
    const text = handlePlayerKey(event, actions)
    if (text) setNote(text)
  }

  return (
    <Flex gap="6" wrap="wrap" align="flex-start">
      <Box flex="9 1 420px" minW="0">
        <Box
          ref={frame}
          role="group"
          aria-label={`Reprodutor: ${film.title}`}
          tabIndex={0}
          css={frameCss}
          onKeyDown={handleKey}
        >
          <Box position="relative" minH="0" flex="1">
            <chakra.video
              ref={video}
              src={film.video}
              poster={film.poster}
              preload="metadata"
              playsInline
              aria-label={`${film.title}, com som e legendas`}
              onClick={actions.togglePlay}
            >
              <track
                ref={captions}
                kind="captions"
                src={film.captions}
                srcLang="pt-BR"
                label="Português"
                default
              />
              <track ref={chapterTrack} kind="chapters" src={film.chapters} srcLang="pt-BR" />
            </chakra.video>
            <Text role="status" css={noteCss} data-shown={note ? '' : undefined}>
              {note}
            </Text>
            {state.isWaiting && !state.hasFailed && (
              <Flex css={coverCss} pointerEvents="none">
                <Spinner role="status" size="xl" color="white" aria-label="Carregando o vídeo" />
              </Flex>
            )}
            {state.hasFailed && <PlayerFailure onRetry={() => video.current?.load()} />}
          </Box>
          <Box px="3" pt="1" pb="2">
            <SeekBar {...state} marks={chapters.slice(1).map(({ start }) => start)} onSeek={seek} />
            <PlayerControls state={state} actions={actions} />
          </Box>
        </Box>
        {savedFrame && (
          <Box mt="4">
            <Image src={savedFrame} alt="Quadro guardado do vídeo" width="60" borderRadius="control" />
          </Box>
        )}
      </Box>
      <Transcript chapters={chapters} cues={cues} time={state.time} onSeek={seek} />
    </Flex>
  )
}

function captureFrame(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.videoWidth || 854, height: video.videoHeight || 480 })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.85)
}

const PlayerFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Flex role="alert" css={coverCss} direction="column" gap="3" color="white" bg="rgb(0 0 0 / 0.78)">
    <LuTriangleAlert aria-hidden="true" size="28" />
    <Text fontWeight="600">O vídeo não carregou</Text>
    <Button size="sm" onClick={onRetry}>
      <LuRefreshCw aria-hidden="true" />
      Tentar de novo
    </Button>
  </Flex>
)

const coverCss = {
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
} as const

const noteCss = {
  position: 'absolute',
  top: '3',
  insetStart: '3',
  px: '2.5',
  py: '1',
  borderRadius: 'control',
  bg: 'rgb(0 0 0 / 0.78)',
  color: 'white',
  fontWeight: '600',
  opacity: '0',
  pointerEvents: 'none',
  '&[data-shown]': { opacity: '1' },
} as const

const frameCss = {
  // A film's time runs from left to right in every language.
  direction: 'ltr',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'panel',
  focusVisibleRing: 'outside',
  '& video': {
    display: 'block',
    width: 'full',
    aspectRatio: '854 / 480',
    borderTopRadius: 'panel',
    bg: 'black',
    cursor: 'pointer',
  },
  '&:fullscreen': { borderRadius: '0', borderWidth: '0' },
  '&:fullscreen video': { height: 'full', aspectRatio: 'auto', objectFit: 'contain', borderRadius: '0' },
} as const
