import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { listAt, pathInRow } from '@manifest/contract/answer-path.ts'
import { readItem } from '@manifest/contract/read-item.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { use } from 'react'
import { emptyText } from '@/formats/registry.ts'
import { LongText } from '@/ui/page/long-text.tsx'
import type { BlockProps } from '../block-types.ts'
import { MissingContext } from '../parts/answer-context.ts'
import { BlockSection, EmptySection, SkeletonLines } from '../parts/block-section.tsx'
import { CappedList } from '../parts/capped-list.tsx'
import { describeEmptyList, formatPlain } from '../parts/shown-text.ts'
import { Value } from '../parts/value.tsx'
import { eventTexts } from './text.ts'

/** Shows events in the source's order. */
export function TimelineBlock({ block, answer }: BlockProps<'timeline'>) {
  const { title, value, empty } = block
  const events = listAt(answer, value) ?? []
  const placeholder = describeEmptyList(listAt(answer, value), empty)
  if (placeholder !== undefined) return <EmptySection title={title} text={placeholder} />
  return (
    <BlockSection title={title}>
      <CappedList name={`timeline ${value}`} rows={events}>
        {(shown) => (
          <chakra.ol
            listStyleType="none"
            borderStartWidth="2px"
            ms="1"
            ps="5"
            display="flex"
            flexDirection="column"
            gap="4"
          >
            {shown.map((event, index) => (
              <TimelineEvent key={index} block={block} event={event} index={index} />
            ))}
          </chakra.ol>
        )}
      </CappedList>
    </BlockSection>
  )
}

export const TimelineSkeleton = () => <SkeletonLines count={3} height="56px" />

type TimelineEventProps = { block: BlockByKind<'timeline'>; event: unknown; index: number }

function TimelineEvent({ block, event, index }: TimelineEventProps) {
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
      {item && formatPlain(event, item.value) !== emptyText && (
        <Flex columnGap="1" wrap="wrap" align="center" color="fg.muted">
          <span>{item.label}:</span>{' '}
          <Value
            value={readItem(event, item)}
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
