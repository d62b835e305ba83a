import { Text } from '@chakra-ui/react'
import type { Section } from './section.ts'
import { formatStateCounts } from './section-states.ts'

/** Shows the number of consultas in each state. Narrow screens have the button of the rail instead. */
export const ProgressText = ({ sections }: { sections: readonly Section[] }) => (
  <Text color="fg.muted" hideBelow="lg" truncate fontVariantNumeric="tabular-nums">
    {formatStateCounts(sections) || 'Nada consultado ainda'}
  </Text>
)
