import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { formatValue } from '@/formats/registry.ts'
import { severityProps } from '@/ui/theme/orange.ts'
import { computeShare, type ScoreFacts, splitScale } from './facts.ts'

type RulerProps = { block: BlockByKind<'score'>; facts: ScoreFacts }

/** At this width the labels of the bands do not fit below them and become a legend. */
const narrowQuery = '@container (max-width: 500px)'

const gap = '2px'

/** Draws a scale with its labeled bands, and a needle at the score. */
export function Ruler({ block: { min, max, bands }, facts }: RulerProps) {
  const segments = splitScale(bands, min, max)
  const columns = segments.map(({ share }) => `minmax(0, ${share}fr)`).join(' ')
  const isActive = (band: unknown) => band === facts.band
  return (
    <Box fontVariantNumeric="tabular-nums" aria-hidden="true" data-tint>
      <Needle share={computeShare(facts.score, min, max)} text={facts.text} />
      <Grid templateColumns={columns} columnGap={gap}>
        {segments.map(({ band, end }) => (
          // A border, because browsers do not print backgrounds.
          <Box
            key={end}
            {...severityProps(band?.color ?? 'neutral')}
            borderTopWidth="10px"
            borderColor={isActive(band) && band ? 'colorPalette.solid' : 'colorPalette.emphasized'}
          />
        ))}
      </Grid>
      <Grid templateColumns={columns} columnGap={gap} mt="1" color="fg.subtle" textStyle="small">
        {segments.map(({ end }, index) => (
          <Flex key={end} justify="space-between">
            <span>{index === 0 && formatValue(min, 'number')}</span>
            {/* Without a width, the number is centered on the border between two bands. */}
            <Flex width={index === segments.length - 1 ? undefined : '0'} justify="center">
              {formatValue(end, 'number')}
            </Flex>
          </Flex>
        ))}
      </Grid>
      <Grid
        templateColumns={columns}
        columnGap={gap}
        mt="0.5"
        textStyle="small"
        textAlign="center"
        css={{ [narrowQuery]: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', marginTop: '6px' } }}
      >
        {segments.map(
          ({ band }) =>
            band && (
              <Flex
                key={band.label}
                {...severityProps(band.color)}
                justify="center"
                align="center"
                color={isActive(band) ? 'fg' : 'fg.subtle'}
                fontWeight={isActive(band) ? '600' : undefined}
                overflowWrap="anywhere"
              >
                <Box
                  display="none"
                  borderTopWidth="8px"
                  width="8px"
                  me="1.5"
                  borderColor={isActive(band) ? 'colorPalette.solid' : 'colorPalette.emphasized'}
                  css={{ [narrowQuery]: { display: 'block' } }}
                />
                {band.label}
              </Flex>
            ),
        )}
      </Grid>
    </Box>
  )
}

/** Near an end of the scale, aligns the figure to one side of the needle, so that it does not overflow. */
const alignFigure = (share: number) => (share < 0.1 ? 'flex-start' : share > 0.9 ? 'flex-end' : 'center')

/** Draws the score above the scale, and a needle that points at it. */
function Needle({ share, text }: { share: number; text: string }) {
  return (
    <Box position="relative" height="42px">
      {/* Boxes without a width, so that their content is centered on the score in both writing directions. */}
      <Flex
        position="absolute"
        insetInlineStart={`${share * 100}%`}
        width="0"
        justify={alignFigure(share)}
        textStyle="figure"
        whiteSpace="nowrap"
      >
        {text}
      </Flex>
      <Flex
        position="absolute"
        insetInlineStart={`${share * 100}%`}
        width="0"
        justify="center"
        top="33px"
        zIndex="1"
      >
        <chakra.svg viewBox="0 0 14 22" width="14px" height="22px" flexShrink="0" fill="currentColor">
          <chakra.polygon
            points="1,1 13,1 8,8 8,21 6,21 6,8"
            stroke="bg.panel"
            strokeWidth="2"
            paintOrder="stroke"
            strokeLinejoin="round"
          />
        </chakra.svg>
      </Flex>
    </Box>
  )
}
