import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { useId } from 'react'
import { type Factor, factorsTitle } from './facts.ts'

type FactorsLayout = NonNullable<BlockByKind<'score'>['factors']>

/** In a wide section, a factor's name and its bar share a row. */
const rowCss = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 500px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const

/** The two sides of the axis. */
const halves = 'minmax(0, 1fr) 1px minmax(0, 1fr)'

/** The room for the weight beside the longest bar. */
const wordsWidth = '6rem'

/** Shows the factors of a score as bars on both sides of an axis. A bar's length is its weight. */
export function Factors({ layout, factors }: { layout: FactorsLayout; factors: Factor[] }) {
  const id = useId()
  return (
    <Box mt="6" _print={{ breakInside: 'avoid' }}>
      <Grid columnGap="6" rowGap="2" css={rowCss} pb="2" alignItems="end">
        <Heading as="h4" id={id} textStyle="body" fontWeight="600">
          {factorsTitle}
        </Heading>
        <Grid templateColumns={halves} textStyle="small" color="fg.muted" aria-hidden="true">
          <Text textAlign="end" pe="2">
            {layout.unfavorable}
          </Text>
          <Text gridColumn="3" ps="2">
            {layout.favorable}
          </Text>
        </Grid>
      </Grid>
      <chakra.ul aria-labelledby={id} listStyleType="none">
        {factors.map(({ label, effect, weight, detail }, index) => {
          const weightText = `peso ${weight.toLowerCase()}`
          return (
            <Grid as="li" key={index} columnGap="6" rowGap="1.5" css={rowCss} borderTopWidth="1px" py="2.5">
              <Box minW="0" overflowWrap="anywhere">
                <Text fontWeight="500">{label}</Text>
                <Box srOnly>{`${effect}, ${weightText}.`}</Box>
                {detail && (
                  <Text textStyle="small" color="fg.muted">
                    {detail}
                  </Text>
                )}
              </Box>
              <Bar layout={layout} effect={effect} weight={weight} text={weightText} />
            </Grid>
          )
        })}
      </chakra.ul>
    </Box>
  )
}

type BarProps = { layout: FactorsLayout; effect: string; weight: string; text: string }

/** A bar on one side of the axis, with its weight in words at its outer end. An effect without a side has words only. */
function Bar({ layout: { favorable, unfavorable, weights }, effect, weight, text }: BarProps) {
  const isGood = effect === favorable
  const isKnown = isGood || effect === unfavorable
  const length = (weights.indexOf(weight) + 1) / weights.length
  return (
    <Grid templateColumns={halves} alignItems="center" aria-hidden="true" data-tint>
      <Box
        gridColumn="2"
        gridRow="1"
        alignSelf="stretch"
        borderStartWidth="1px"
        borderColor="border.emphasized"
      />
      <Flex
        gridColumn={isGood || !isKnown ? '3' : '1'}
        gridRow="1"
        direction={isGood || !isKnown ? 'row' : 'row-reverse'}
        align="center"
      >
        {isKnown && (
          // A border, because browsers do not print backgrounds.
          <Box
            flexShrink="0"
            width={`calc(${length} * (100% - ${wordsWidth}))`}
            borderTopWidth="10px"
            borderColor={isGood ? 'success.solid' : 'danger.solid'}
          />
        )}
        <Text px="2" textStyle="small" color="fg.muted">
          {isKnown ? text : `${effect}, ${text}`}
        </Text>
      </Flex>
    </Grid>
  )
}
