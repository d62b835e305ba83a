import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { LongText } from '@/ui/page/long-text.tsx'
import { emptyText, formattedMoment } from '../../formats/registry.ts'
import { plainText } from '../shown-text.ts'
import { Value } from '../value.tsx'

type TimelineEventProps = { block: BlockOf<'timeline'>; event: unknown; index: number }

/** When something happened, what, its detail and a value of its own where there are any. */
export function TimelineEvent({ block, event, index }: TimelineEventProps) {
  const { value: list, date, label, detail, item } = block
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
      {item && plainText(event, item.value) !== emptyText && (
        <Flex columnGap="1" wrap="wrap" align="center" color="fg.muted">
          <span>{item.label}:</span>{' '}
          <Value
            value={valueAt(event, item.value)}
            format={item.format}
            sensitive={item.sensitive}
            path={pathInRow(list, index, item.value)}
            leads={item.leads}
            label={`${item.label}, item ${index + 1}`}
          />
        </Flex>
      )}
    </chakra.li>
  )
}
