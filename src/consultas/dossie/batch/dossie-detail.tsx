import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { useId } from 'react'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { StateBadge } from '../../batch/results/state-badge.tsx'
import type { Found } from '../../outcome.ts'
import { Answer } from '../../results/index.ts'
import { type PartResult, resultsIn } from './part-results.ts'

/** All parts of a line's dossiê, each with its answer or why there is none. */
export function DossieDetail({
  loaded: { dossie, families },
  found,
}: {
  loaded: LoadedDossie
  found: Found
}) {
  const results = resultsIn(found.answer)
  return (
    <Flex direction="column" gap="6">
      {dossie.parts.map((part) => {
        const definition = families[part.family]?.variants[part.variant]
        const result = results[part.name]
        return (
          definition &&
          result && <Part key={part.name} part={part} definition={definition} result={result} found={found} />
        )
      })}
    </Flex>
  )
}

type PartProps = { part: DossiePart; definition: ConsultaDefinition; result: PartResult; found: Found }

// A group and no region: the sections of the answers are regions, and some have a part's title.
function Part({ part, definition, result, found }: PartProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} borderTopWidth="1px" pt="5">
      <Flex align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h3" id={id} textStyle="h3">
          {part.title}
        </Heading>
        <StateBadge state={result.state} />
      </Flex>
      {result.state === 'found' && (
        <Answer definition={definition} found={{ ...found, answer: result.answer, source: result.source }} />
      )}
      {'reason' in result && <Text color="fg.muted">{result.reason}</Text>}
    </Box>
  )
}
