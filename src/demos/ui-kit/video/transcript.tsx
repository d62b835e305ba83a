import { Box, chakra, Flex, Kbd, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import { Small } from '../basics.tsx'
import { formatTime } from './film.ts'
import { playerKeys } from './player-settings.ts'

type Cue = { start: number; end: number; text: string }

/** Returns the cues of a `track`, empty until its file has loaded. */
export function useCues(ref: RefObject<HTMLTrackElement | null>): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([])
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A disabled track does not load.
    if (element.track.mode === 'disabled') element.track.mode = 'hidden'
    const read = () =>
      setCues(
        [...(element.track.cues ?? [])].map((cue) => ({
          start: cue.startTime,
          end: cue.endTime,
          text: (cue as VTTCue).text,
        })),
      )
    element.addEventListener('load', read)
    read()
    return () => element.removeEventListener('load', read)
  }, [ref])
  return cues
}

/** Returns the index of the cue at a time; -1 if there is none. */
const findCue = (cues: readonly Cue[], time: number) =>
  cues.findIndex(({ start, end }) => start <= time && time < end)

type TranscriptProps = {
  chapters: readonly Cue[]
  cues: readonly Cue[]
  time: number
  onSeek: (seconds: number) => void
}

/** Chapters and captions as lists; each entry seeks to its time. */
export const Transcript = ({ chapters, cues, time, onSeek }: TranscriptProps) => (
  <Flex direction="column" gap="5" flex="1 1 240px" minW="0">
    {Object.entries({ Capítulos: chapters, Roteiro: cues }).map(([label, list]) => (
      <Box key={label}>
        <Text fontWeight="600" mb="1.5">
          {label}
        </Text>
        <TimeList label={label} cues={list} time={time} onSeek={onSeek} />
      </Box>
    ))}
    <chakra.details>
      <chakra.summary cursor="pointer" fontWeight="600" focusVisibleRing="outside" borderRadius="sm">
        Teclas
      </chakra.summary>
      <Small my="2">Valem quando o foco está no reprodutor.</Small>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1.5">
        {playerKeys.map(([keys, action]) => (
          <chakra.div key={keys} display="contents">
            <dt>
              <Kbd whiteSpace="nowrap">{keys}</Kbd>
            </dt>
            <chakra.dd color="fg.muted">{action}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.details>
  </Flex>
)

type TimeListProps = Omit<TranscriptProps, 'chapters'> & { label: string }

function TimeList({ label, cues, time, onSeek }: TimeListProps) {
  const current = findCue(cues, time)
  return (
    <chakra.ol aria-label={label} css={listCss}>
      {cues.map(({ start, text }, index) => (
        <li key={start}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onSeek(start)}
          >
            <span>{formatTime(start)}</span>
            {text}
          </button>
        </li>
      ))}
    </chakra.ol>
  )
}

const listCss = {
  listStyleType: 'none',
  '& button': {
    display: 'flex',
    gap: '3',
    width: 'full',
    px: '2',
    py: '1.5',
    borderRadius: 'control',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'primary.subtle', color: 'primary.fg', fontWeight: '600' },
  },
  '& button > span': { fontVariantNumeric: 'tabular-nums', minW: '4ch' },
} as const
