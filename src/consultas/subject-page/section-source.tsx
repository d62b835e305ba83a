import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { formatDuration } from '@/lib/format/quantity.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { RequestCode } from '../results/request-code.tsx'
import { sourceAndTimeText } from '../results/source-and-time.ts'
import type { Section } from './section.ts'

/** Shows the source, the time and the duration of a section's query, and a button that repeats it. */
export function SectionSource({ section, onQuery }: { section: Section; onQuery: () => void }) {
  const { answer, isCached } = section
  if (!answer || answer.outcome.status === 'failed') return null
  const { outcome, entry } = answer
  return (
    <Flex align="center" columnGap="3" wrap="wrap" mt="1">
      <Text color="fg.subtle" textStyle="small" fontVariantNumeric="tabular-nums">
        {sourceAndTimeText(outcome)}
        {isCached ? (
          <>
            {' · respondido '}
            <RelativeTime at={outcome.at} />, sem custo
          </>
        ) : (
          entry && ` · ${formatDuration(entry.ms)}`
        )}
      </Text>
      {/* The notice of an incomplete answer has the code on screen too. */}
      {outcome.status !== 'incomplete' && (
        <Box display="none" _print={{ display: 'block' }}>
          <RequestCode outcome={outcome} />
        </Box>
      )}
      {/* The notice of an incomplete answer has this button. */}
      {outcome.status !== 'incomplete' && (
        <Button
          size="2xs"
          minH={touchHeight}
          variant="ghost"
          colorPalette="neutral"
          px="2"
          ms="-2"
          onClick={onQuery}
          _print={{ display: 'none' }}
        >
          <LuRotateCw aria-hidden="true" /> Consultar de novo
        </Button>
      )}
    </Flex>
  )
}
