import { Text } from '@chakra-ui/react'
import { lazy, Suspense, use } from 'react'
import { BlockSection, NoRows } from '../block-section.tsx'
import type { BlockProps } from '../facets.ts'
import { MissingContext } from '../missing.ts'
import { noScoreText, scoreFacts } from './facts.ts'
import type { InstrumentProps } from './instrument.tsx'
import { loadInstrument } from './load-instrument.ts'
import { ScoreSkeleton } from './skeleton.tsx'
import { factLines } from './text.ts'

const Instrument = lazy(() => loadInstrument().catch(() => ({ default: InWords })))

/** A score as an instrument, which is loaded late: most consultas have none. */
export function ScoreBlock({ block, answer }: BlockProps<'score'>) {
  const view = { answer, missing: use(MissingContext) }
  const facts = scoreFacts(block, view)
  return (
    <BlockSection title={block.title}>
      {facts ? (
        <Suspense fallback={<ScoreSkeleton />}>
          <Instrument block={block} facts={facts} />
        </Suspense>
      ) : (
        <NoRows text={noScoreText(block, view)} />
      )}
    </BlockSection>
  )
}

/** Stands in for an instrument that could not be loaded. */
function InWords({ facts }: InstrumentProps) {
  return (
    <>
      {factLines(facts).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  )
}
