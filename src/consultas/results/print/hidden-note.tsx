import { Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { hiddenCountText } from '../../document/print/hidden-values.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { countSensitive } from '../sensitive-paths.ts'

type HiddenNoteProps = {
  definition: ConsultaDefinition
  answered: AnsweredOutcome
  isRevealed: IsRevealed
}

/** Says at the head of a printed answer how many of its values are hidden. */
export function HiddenNote({ definition, answered, isRevealed }: HiddenNoteProps) {
  const { hiddenCount } = countSensitive(definition, answered.answer, isRevealed)
  return hiddenCount === 0 ? null : <Text textStyle="small">{hiddenCountText(hiddenCount)}</Text>
}
