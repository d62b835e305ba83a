import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { listAt, pathInRow } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { use } from 'react'
import { emptyText } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { LongText } from '@/ui/page/long-text.tsx'
import type { BlockProps } from '../block-types.ts'
import { MissingContext } from '../parts/answer-context.ts'
import { SkeletonLines } from '../parts/block-section.tsx'
import { RowsSection } from '../parts/rows-section.tsx'
import { formatPlain } from '../parts/shown-text.ts'
import { Value } from '../parts/value.tsx'
import { eventTexts } from './text.ts'

/** Shows events in the source's order. */
export function TimelineBlock({ block, answer }: BlockProps<'timeline'>) {
  const { title, value, empty } = block
  return (
    <RowsSection title={title} name={`timeline ${value}`} rows={listAt(answer, value)} empty={empty}>
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
    </RowsSection>
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
        <Flex
          className="phrase"
          width="fit-content"
          columnGap="1"
          wrap="wrap"
          align="center"
          color="fg.muted"
        >
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
