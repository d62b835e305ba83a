import { Box, Button, Text } from '@chakra-ui/react'
import type { EntryPath } from '@manifest/contract/studio.ts'
import { useSnapshot } from 'valtio'
import { select, workspace } from '../workspace/workspace.ts'

type PageNoteProps = {
  /** Why the page shows an older state, in Portuguese. */
  problem: string | undefined
  /** Changes that the page shows only once they are saved. */
  afterSaving: string[]
}

/** The form of a map has its keys, so that a key opens the map around it. */
const findPart = (path: readonly EntryPath[number][]) =>
  typeof path.at(-1) === 'string' ? path.slice(0, -1) : [...path]

/** Tells what the page does not show of the drafts, with the place of the first error. */
export function PageNote({ problem, afterSaving }: PageNoteProps) {
  const { diagnostics } = useSnapshot(workspace)
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const notes = [
    ...(problem === undefined ? [] : [`${problem}. Abaixo está o último estado bom.`]),
    ...(afterSaving.length > 0 ? [`A página mostra só depois de salvar: ${afterSaving.join(', ')}.`] : []),
  ]
  return (
    <Box flex="1 1 100%" hidden={notes.length === 0}>
      <Text role="status" textStyle="small" color="warning.fg">
        {notes.join(' ')}
      </Text>
      {problem !== undefined && error && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="neutral"
          mt="1"
          onClick={() => select({ file: error.file, path: findPart(error.path) })}
        >
          Abrir {error.file}:{error.line}
        </Button>
      )}
    </Box>
  )
}
