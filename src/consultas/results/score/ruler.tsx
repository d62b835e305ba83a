import { Box, Flex, Grid } from '@chakra-ui/react'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { formatValue } from '../../../formats/registry.ts'
import { severityProps } from '../severity.ts'
import type { ScoreFacts } from './facts.ts'
import { Needle } from './needle.tsx'
import { computeShare, splitScale } from './scale.ts'

type RulerProps = { block: BlockByKind<'score'>; facts: ScoreFacts }

/** Where the names of bands have no room below them, and become a legend. */
const narrowQuery = '@container (max-width: 500px)'

const gap = '2px'

/** A scale with its named bands, and a needle with the score on it. */
export function Ruler({ block: { min, max, bands }, facts }: RulerProps) {
  const segments = splitScale(bands, min, max)
  const columns = segments.map(({ share }) => `minmax(0, ${share}fr)`).join(' ')
  const isActive = (band: unknown) => band === facts.band
  return (
    <Box fontVariantNumeric="tabular-nums" aria-hidden="true">
      <Needle share={computeShare(facts.score, min, max)} text={facts.text} />
      <Grid templateColumns={columns} columnGap={gap}>
        {segments.map(({ band, end }) => (
          // A border, for browsers print no backgrounds.
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
            {/* Without a width, the number is centred on where two bands meet. */}
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
