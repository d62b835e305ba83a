import { Skeleton, Text } from '@chakra-ui/react'
import { lazy, Suspense, use, useEffect } from 'react'
import type { BlockProps, SkeletonProps } from '../block-types.ts'
import { MissingContext } from '../parts/answer-context.ts'
import { BlockSection, NoRows } from '../parts/block-section.tsx'
import { noScoreText, readScoreFacts } from './facts.ts'
import { loadScoreGauge } from './load-score-gauge.ts'
import type { ScoreGaugeProps } from './score-gauge.tsx'
import { factLines } from './text.ts'

const LazyScoreGauge = lazy(() => loadScoreGauge().catch(() => ({ default: ScoreText })))

/** Shows a score as a gauge. The gauge is loaded lazily, because most consultas have no score. */
export function ScoreBlock({ block, answer }: BlockProps<'score'>) {
  const answerWithMissing = { answer, missing: use(MissingContext) }
  const facts = readScoreFacts(block, answerWithMissing)
  return (
    <BlockSection title={block.title}>
      {facts ? (
        <Suspense fallback={<ScoreSkeleton block={block} />}>
          <LazyScoreGauge block={block} facts={facts} />
        </Suspense>
      ) : (
        <NoRows text={noScoreText(block, answerWithMissing)} />
      )}
    </BlockSection>
  )
}

/** Shows a score as text if the gauge does not load. */
function ScoreText({ facts }: ScoreGaugeProps) {
  return (
    <>
      {factLines(facts).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  )
}

/** In px: the gauge, the facts below it, and a list of usual length of what weighs in it. */
const heights = { gauge: 88, facts: 102, factors: 300 }

/** Stands in for a score, and preloads the gauge while the answer loads. */
export function ScoreSkeleton({ block: { model, paying, history, factors } }: SkeletonProps<'score'>) {
  useEffect(() => {
    // If this fails, the block shows the score as text.
    loadScoreGauge().catch(() => undefined)
  }, [])
  const hasFacts = model !== undefined || paying !== undefined || history !== undefined
  const height = heights.gauge + (hasFacts ? heights.facts : 0) + (factors ? heights.factors : 0)
  return <Skeleton height={`${height}px`} />
}
