import { Box, chakra, Text } from '@chakra-ui/react'
import type { BlockOf } from '@manifest/schema/result.ts'
import { LongText } from '@/ui/page/long-text.tsx'
import { formatted, formattedMoment, nothing } from '../../formats/registry.ts'
import { valueAt } from '../../value-at.ts'

/** When something happened, what, and its detail where there is one. */
export function TimelineEvent({ block, event }: { block: BlockOf<'timeline'>; event: unknown }) {
  const { date, label, detail } = block
  const said = detail === undefined ? nothing : formatted(valueAt(event, detail), undefined)
  return (
    <chakra.li position="relative" overflowWrap="anywhere">
      <Box
        position="absolute"
        insetStart="-26px"
        top="5px"
        boxSize="10px"
        borderRadius="full"
        bg="primary.solid"
      />
      <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        <LongText text={formattedMoment(valueAt(event, date))} />
      </Text>
      <Text as="div" fontWeight="500">
        <LongText text={formatted(valueAt(event, label), undefined)} />
      </Text>
      {said !== nothing && (
        <Text as="div" color="fg.muted">
          <LongText text={said} />
        </Text>
      )}
    </chakra.li>
  )
}
