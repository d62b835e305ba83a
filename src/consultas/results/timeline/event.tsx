import { Box, chakra, Text } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { LongText } from '@/ui/page/long-text.tsx'
import { emptyText, formattedMoment } from '../../formats/registry.ts'
import { plainText } from '../shown-text.ts'

/** When something happened, what, and its detail where there is one. */
export function TimelineEvent({ block, event }: { block: BlockOf<'timeline'>; event: unknown }) {
  const { date, label, detail } = block
  const detailText = detail === undefined ? emptyText : plainText(event, detail)
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
        <LongText text={plainText(event, label)} />
      </Text>
      {detailText !== emptyText && (
        <Text as="div" color="fg.muted">
          <LongText text={detailText} />
        </Text>
      )}
    </chakra.li>
  )
}
