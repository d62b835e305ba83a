import { Button } from '@chakra-ui/react'
import type { Place } from '@manifest/contract/studio.ts'
import { LuFileJson } from 'react-icons/lu'
import { openAnswer } from './answer-state.ts'

/** Opens the screen for a family or a variant in the editor. Other parts have none. */
export const AnswerEntry = ({ place: { file, path } }: { place: Place }) =>
  file.startsWith('consultas/') && path.length !== 1 ? (
    <Button size="xs" variant="outline" colorPalette="neutral" onClick={openAnswer}>
      <LuFileJson aria-hidden="true" />
      {path[0] === 'variants' ? 'Da resposta: variante ou resultado' : 'Da resposta: nova variante'}
    </Button>
  ) : null
