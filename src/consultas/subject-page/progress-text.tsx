import { Text } from '@chakra-ui/react'
import type { Section } from './section.ts'
import { formatStateCounts } from './section-states.ts'

/** Says in what states the consultas are. Narrow screens have the button of the rail instead. */
export const ProgressText = ({ sections }: { sections: readonly Section[] }) => (
  <Text color="fg.muted" hideBelow="lg" truncate fontVariantNumeric="tabular-nums">
    {formatStateCounts(sections) || 'Nada consultado ainda'}
  </Text>
)
