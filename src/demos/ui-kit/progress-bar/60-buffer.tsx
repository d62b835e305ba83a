import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPause, LuPlay, LuRotateCcw } from 'react-icons/lu'
import { IconOnly, Small, useRepeat } from '../basics.tsx'

export const meta = { title: 'Carregado e ouvido' }

/** The length of the example in seconds, and seconds that are buffered ahead. */
const [length, ahead] = [60, 15]

const format = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`

/** Played and buffered parts in one bar. Played seconds run at four times the speed. */
export default function Buffer() {
  const [played, setPlayed] = useState(18)
  const [isPlaying, setPlaying] = useState(false)
  useRepeat(isPlaying, 250, () => setPlayed((seconds) => Math.min(length, seconds + 1)))
  const isOver = played === length
  const buffered = Math.min(length, played + ahead)
  return (
    <Flex align="center" gap="3">
      <IconOnly
        label={isOver ? 'Recomeçar' : isPlaying ? 'Pausar' : 'Tocar'}
        icon={isOver ? <LuRotateCcw /> : isPlaying ? <LuPause /> : <LuPlay />}
        variant="solid"
        borderRadius="full"
        onClick={() => {
          if (isOver) setPlayed(0)
          setPlaying(isOver || !isPlaying)
        }}
      />
      <Box
        role="progressbar"
        aria-label="Trecho ouvido"
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={played}
        aria-valuetext={`${format(played)} de ${format(length)}, carregado até ${format(buffered)}`}
        position="relative"
        flex="1"
        height="2"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          position="absolute"
          inset="0"
          bg="primary.emphasized"
          style={{ width: `${(buffered / length) * 100}%` }}
        />
        <Box
          position="absolute"
          inset="0"
          bg="primary.solid"
          borderRadius="full"
          style={{ width: `${(played / length) * 100}%` }}
        />
      </Box>
      <Small fontVariantNumeric="tabular-nums">
        {format(played)} / {format(length)}
      </Small>
    </Flex>
  )
}
