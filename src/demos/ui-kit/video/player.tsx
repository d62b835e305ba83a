import { Box, chakra, IconButton, Image, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LuCamera, LuCaptions, LuCaptionsOff, LuMaximize, LuPause, LuPlay, LuRotateCcw } from 'react-icons/lu'
import { Row } from '../row.tsx'
import { scenes } from './scenes.ts'
import { useClip } from './use-clip.ts'

const Control = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <IconButton size="sm" variant="ghost" colorPalette="neutral" aria-label={label} onClick={onClick}>
    {icon}
  </IconButton>
)

/** Later than the end of the clip: a caption stays until the next one. */
const captionEndSeconds = 1e6

/** Reuses an existing track, because a track cannot be removed. */
const getCaptionTrack = (video: HTMLVideoElement) =>
  video.textTracks[0] ?? video.addTextTrack('captions', 'Português', 'pt-BR')

/** A video with captions, a button that captures a frame, and the transcript. */
export function Player() {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasCaptions, setCaptions] = useState(true)
  const [savedFrame, setSavedFrame] = useState<string>()
  const { index, restart, captureFrame } = useClip(video, isPlaying)
  const [poster] = useState(captureFrame)
  const caption = scenes[index]?.caption ?? ''

  useEffect(() => {
    if (!video.current) return
    const track = getCaptionTrack(video.current)
    track.mode = hasCaptions ? 'showing' : 'hidden'
    const cue = new VTTCue(0, captionEndSeconds, caption)
    track.addCue(cue)
    return () => track.removeCue(cue)
  }, [hasCaptions, caption])

  function playFromStart() {
    restart()
    void video.current?.play()
  }

  return (
    <>
      <chakra.video
        ref={video}
        muted
        playsInline
        poster={poster}
        width="full"
        maxW="760px"
        aspectRatio="16 / 9"
        borderRadius="control"
        bg="bg.muted"
        aria-label="Um dia em quatro paisagens, sem som"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <Row gap="1" mt="2" role="group" aria-label="Comandos do vídeo">
        {isPlaying ? (
          <Control label="Pausar" icon={<LuPause />} onClick={() => video.current?.pause()} />
        ) : (
          <Control label="Reproduzir" icon={<LuPlay />} onClick={() => void video.current?.play()} />
        )}
        <Control label="Do começo" icon={<LuRotateCcw />} onClick={playFromStart} />
        <Control
          label={hasCaptions ? 'Ocultar legendas' : 'Mostrar legendas'}
          icon={hasCaptions ? <LuCaptions /> : <LuCaptionsOff />}
          onClick={() => setCaptions(!hasCaptions)}
        />
        <Control label="Guardar o quadro" icon={<LuCamera />} onClick={() => setSavedFrame(captureFrame())} />
        <Control
          label="Tela inteira"
          icon={<LuMaximize />}
          onClick={() => void video.current?.requestFullscreen()}
        />
      </Row>
      <Transcript current={index} />
      {savedFrame && (
        <Box mt="4">
          <Image src={savedFrame} alt="Quadro guardado do vídeo" width="60" borderRadius="control" />
        </Box>
      )}
    </>
  )
}

const Transcript = ({ current }: { current: number }) => (
  <Box as="ol" ps="5" mt="3" listStyleType="decimal" aria-label="Roteiro">
    {scenes.map(({ caption }, index) => (
      <Text
        as="li"
        key={caption}
        color={index === current ? 'fg' : 'fg.muted'}
        fontWeight={index === current ? '600' : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        {caption}
      </Text>
    ))}
  </Box>
)
