import { Box, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { describeTime, formatTime, showFrame } from './film.ts'
import type { PlayerState } from './use-player.ts'

type SeekBarProps = Pick<PlayerState, 'time' | 'duration' | 'bufferedTo'> & {
  /** The starts of chapters, in seconds. */
  marks: readonly number[]
  onSeek: (seconds: number) => void
}

/** In seconds. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -10,
  PageUp: 10,
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (100 * part) / whole}%`

/** The film's time line: played, loaded, chapters, and a picture of the time under the pointer. */
export function SeekBar({ time, duration, bufferedTo, marks, onSeek }: SeekBarProps) {
  const [pointed, setPointed] = useState<number>()

  function readTime({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    return duration * Math.max(0, Math.min(1, (clientX - left) / width))
  }

  function handlePointer(event: PointerEvent) {
    const seconds = readTime(event)
    setPointed(seconds)
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.buttons === 1) onSeek(seconds)
  }

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? duration : step && time + step
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(target)
  }

  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label="Posição no vídeo"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={`${describeTime(time)} de ${describeTime(duration)}`}
      css={barCss}
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerLeave={() => setPointed(undefined)}
    >
      <span data-rail="" />
      <span data-loaded="" style={{ width: percent(bufferedTo, duration) }} />
      <span data-played="" style={{ width: percent(time, duration) }} />
      {duration > 0 && marks.map((mark) => <i key={mark} style={{ left: percent(mark, duration) }} />)}
      <span data-thumb="" style={{ left: percent(time, duration) }} />
      {pointed !== undefined && duration > 0 && (
        <Box
          css={previewCss}
          style={{ left: `clamp(64px, ${percent(pointed, duration)}, calc(100% - 64px))` }}
        >
          <Box aspectRatio="16 / 9" borderRadius="sm" style={showFrame(pointed)} />
          <Text textStyle="small" textAlign="center" fontVariantNumeric="tabular-nums" mt="1">
            {formatTime(pointed)}
          </Text>
        </Box>
      )}
    </Box>
  )
}

const barCss = {
  position: 'relative',
  height: '6',
  cursor: 'pointer',
  borderRadius: 'sm',
  touchAction: 'none',
  focusVisibleRing: 'outside',
  '& > [data-rail], & > [data-loaded], & > [data-played]': {
    position: 'absolute',
    left: '0',
    top: '10px',
    height: '4px',
    borderRadius: 'full',
  },
  '& > [data-rail]': { width: 'full', bg: 'bg.emphasized' },
  '& > [data-loaded]': { bg: 'border.control' },
  '& > [data-played]': { bg: 'primary.solid' },
  '& > i': { position: 'absolute', top: '8px', width: '2px', height: '8px', bg: 'bg.panel' },
  '& > [data-thumb]': {
    position: 'absolute',
    top: '5px',
    boxSize: '14px',
    ms: '-7px',
    borderRadius: 'full',
    bg: 'primary.solid',
    borderWidth: '2px',
    borderColor: 'bg.panel',
  },
} as const

const previewCss = {
  position: 'absolute',
  bottom: '100%',
  width: '128px',
  ms: '-64px',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'control',
  boxShadow: 'md',
  pointerEvents: 'none',
  zIndex: '1',
} as const
