import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { use } from 'react'
import { LongText } from '@/ui/page/long-text.tsx'
import { emptyText } from '../../../formats/registry.ts'
import { MissingContext } from '../missing-context.ts'
import { plainText } from '../shown-text.ts'
import { Value } from '../value.tsx'
import { eventTexts } from './event-texts.ts'

type TimelineEventProps = { block: BlockByKind<'timeline'>; event: unknown; index: number }

/** When something happened, what, its detail and a value of its own where there are any. */
export function TimelineEvent({ block, event, index }: TimelineEventProps) {
  const { value: list, item } = block
  const missing = use(MissingContext)
  const { date, label, detail } = eventTexts(block, { missing }, { event, index })
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
        <LongText text={date} />
      </Text>
      <Text as="div" fontWeight="500">
        <LongText text={label} />
      </Text>
      {detail !== emptyText && (
        <Text as="div" color="fg.muted">
          <LongText text={detail} />
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
