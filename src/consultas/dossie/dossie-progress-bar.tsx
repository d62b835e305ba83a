import { Box } from '@chakra-ui/react'
import type { DossieProgress } from './engine/dossie-progress.ts'
import { donePartsText } from './state-text.ts'

/** How many parts are settled. */
export function DossieProgressBar({ progress }: { progress: DossieProgress }) {
  const { done, parts, status } = progress
  const hasNoFailures = parts.every(({ state }) => state === 'found' || state === 'not-found')
  return (
    <Box
      role="progressbar"
      aria-label="Progresso do dossiê"
      aria-valuemin={0}
      aria-valuemax={parts.length}
      aria-valuenow={done}
      aria-valuetext={donePartsText(progress)}
      height="1.5"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
    >
      <Box
        height="full"
        bg={status !== 'done' ? 'primary.solid' : hasNoFailures ? 'success.solid' : 'warning.solid'}
        borderRadius="full"
        transition="inline-size 150ms ease-out"
        style={{ inlineSize: `${(done / parts.length) * 100}%` }}
      />
    </Box>
  )
}
