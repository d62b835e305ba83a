import { Badge, Flex, Heading, Skeleton } from '@chakra-ui/react'
import { readItem } from '@/lib/format/read-value.ts'
import { truncate } from '@/ui/page/long-text.tsx'
import { severityProps } from '@/ui/theme/orange.ts'
import type { BlockProps } from '../block-types.ts'
import { Value } from '../parts/value.tsx'
import { readStatus } from './text.ts'

const longestStatus = 100

/**
 * The hidden copy button stands behind the status, because between name and status it would leave a gap. On phones the
 * status is in the line of the detail.
 */
const nameCss = {
  '& [data-copy]': { position: 'absolute', top: '1px', insetEnd: '0' },
  mdDown: {
    display: 'contents',
    '& > h2': { position: 'relative', width: 'full', pe: '7', fontSize: '18px', lineHeight: '24px' },
  },
} as const

/** Shows the subject of an answer, and its status. */
export function SummaryBlock({ block, answer }: BlockProps<'summary'>) {
  const { value, format, sensitive, leads, detail, status } = block
  const state = readStatus(status, answer)
  return (
    <Flex minW="0" columnGap="3" rowGap="1" wrap="wrap" align="center">
      <Flex
        className="group"
        display="inline-flex"
        position="relative"
        maxW="full"
        pe="7"
        align="center"
        columnGap="3"
        rowGap="1"
        wrap="wrap"
        css={nameCss}
      >
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere" minW="0">
          <Value
            value={readItem(answer, block)}
            format={format}
            sensitive={sensitive}
            path={value}
            leads={leads}
            label="identificação"
            isCopyable
          />
        </Heading>
        {state && (
          <Badge {...severityProps(state.color)} whiteSpace="normal" overflowWrap="anywhere">
            <bdi>{truncate(state.text, longestStatus)}</bdi>
          </Badge>
        )}
      </Flex>
      {detail && (
        <Flex
          className="phrase"
          columnGap="1"
          wrap="wrap"
          align="center"
          color="fg.muted"
          fontVariantNumeric={{ md: 'tabular-nums' }}
          data-detail
        >
          <span>{detail.label}:</span>{' '}
          <Value
            value={readItem(answer, detail)}
            format={detail.format}
            sensitive={detail.sensitive}
            path={detail.value}
            leads={detail.leads}
            label={detail.label}
            isCopyable
          />
        </Flex>
      )}
    </Flex>
  )
}

export const SummarySkeleton = () => (
  <Flex minH="8" align="center">
    <Skeleton height="24px" width="320px" maxW="full" />
  </Flex>
)
