import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { Json } from '@manifest/consulta.ts'
import type { Summary as SummaryData } from '@manifest/result.ts'
import { formatted, nothing } from '../formats/registry.ts'
import { valueAt } from '../value-at.ts'
import { Value } from './value.tsx'

/** Who or what the answer is about, and its status. */
export function Summary({ summary, answer }: { summary: SummaryData; answer: Json }) {
  const { value, format, sensitive, detail, status } = summary
  const state = status && formatted(valueAt(answer, status.value), undefined)
  return (
    <Box minW="0">
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere" minW="0">
          <Value value={valueAt(answer, value)} format={format} sensitive={sensitive} label="identificação" />
        </Heading>
        {state && state !== nothing && (
          <Badge colorPalette={status.colors[state] ?? 'neutral'} whiteSpace="normal" overflowWrap="anywhere">
            {state}
          </Badge>
        )}
      </Flex>
      {detail && (
        <Text color="fg.muted" mt="1">
          {detail.label}:{' '}
          <Value
            value={valueAt(answer, detail.value)}
            format={detail.format}
            sensitive={detail.sensitive}
            label={detail.label}
          />
        </Text>
      )}
    </Box>
  )
}
