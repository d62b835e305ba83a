import { Box, chakra, Flex } from '@chakra-ui/react'
import type { DossieProgress } from '../engine/dossie-progress.ts'
import { donePartsText } from '../state-text.ts'
import { countSegments } from './segments.ts'

/** Shows how many parts have which outcome, as segments of a bar and in words. */
export function DossieProgressBar({ progress }: { progress: DossieProgress }) {
  const { done, parts } = progress
  const segments = countSegments(progress)
  return (
    <Flex direction="column" gap="2.5" minW="0" flex="1 1 20rem">
      <Flex
        role="progressbar"
        aria-label="Progresso do dossiê"
        aria-valuemin={0}
        aria-valuemax={parts.length}
        aria-valuenow={done}
        aria-valuetext={donePartsText(progress)}
        gap="2px"
        height="1.5"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        {segments.map(({ state, count, color }) => (
          <Box
            key={state}
            data-state={state}
            height="full"
            bg={color}
            transition="inline-size 150ms ease-out"
            style={{ inlineSize: `${(count / parts.length) * 100}%` }}
          />
        ))}
      </Flex>
      {segments.length > 0 && (
        <chakra.ul aria-label="Situação das partes" css={legendCss}>
          {segments.map(({ state, text, color }) => (
            <li key={state}>
              <Box as="span" aria-hidden="true" boxSize="2.5" borderRadius="2px" bg={color} />
              {text}
            </li>
          ))}
        </chakra.ul>
      )}
    </Flex>
  )
}

const legendCss = {
  listStyleType: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
} as const
