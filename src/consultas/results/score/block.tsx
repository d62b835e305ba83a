import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { formatted } from '../../formats/registry.ts'
import { BlockSection, NoRows } from '../block-section.tsx'
import type { BlockProps } from '../facets.ts'
import { bandOf, scoreOf } from './band.ts'
import { Gauge } from './gauge.tsx'

/** A score on its scale, with the band that it falls into in words. */
export function ScoreBlock({ block, answer }: BlockProps<'score'>) {
  const { title, value, min, max, bands } = block
  const score = scoreOf(valueAt(answer, value))
  if (score === undefined)
    return (
      <BlockSection title={title}>
        <NoRows text="Sem pontuação." />
      </BlockSection>
    )
  const band = bandOf(score, bands)
  const text = formatted(score, 'number')
  return (
    <BlockSection title={title}>
      <Flex gap="6" align="center" wrap="wrap">
        <Box
          role="meter"
          aria-label={title ?? 'Pontuação'}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={Math.min(max, Math.max(min, score))}
          aria-valuetext={band ? `${text}, ${band.label}` : text}
          position="relative"
          width="190px"
        >
          <Gauge share={(score - min) / (max - min)} tone={band?.color ?? 'primary'} />
          <Text
            position="absolute"
            insetInline="0"
            bottom="0"
            textAlign="center"
            textStyle="figure"
            fontVariantNumeric="tabular-nums"
          >
            {text}
          </Text>
        </Box>
        <Box>
          {band && <Badge colorPalette={band.color}>{band.label}</Badge>}
          <Text color="fg.muted" textStyle="small" mt="1.5">
            De {formatted(min, 'number')} a {formatted(max, 'number')}
          </Text>
        </Box>
      </Flex>
    </BlockSection>
  )
}
