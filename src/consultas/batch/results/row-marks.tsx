import { Box, Button } from '@chakra-ui/react'
import { LuListChecks } from 'react-icons/lu'
import { FormField, useFieldControl } from '@/ui/forms/field.tsx'
import { TextArea } from '@/ui/forms/text-area.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { BatchRow, RowMarks } from '../run/progress.ts'

type RowMarksProps = { row: BatchRow; onMark: (marks: RowMarks) => void }

export const ReviewButton = ({ row: { isReviewed = false }, onMark }: RowMarksProps) => (
  <Button
    size="sm"
    variant="outline"
    minH={touchHeight}
    aria-pressed={isReviewed}
    css={{ '&[aria-pressed=true]': { color: 'success.fg', bg: 'success.subtle' } }}
    onClick={() => onMark({ isReviewed: !isReviewed })}
  >
    <LuListChecks aria-hidden="true" /> {isReviewed ? 'Revisada' : 'Marcar revisado'}
  </Button>
)

/** The user's note on a row. It stays in memory, until the batch is exported or added to a case. */
export const NoteField = (props: RowMarksProps) => (
  <Box mb="5">
    <FormField
      label="Nota da linha"
      help="Fica só na memória. Sai nos arquivos exportados e no caso em que o lote estiver."
    >
      <NoteArea {...props} />
    </FormField>
  </Box>
)

/** It is uncontrolled, because the run publishes changes some time after each key. */
const NoteArea = ({ row: { note = '' }, onMark }: RowMarksProps) => (
  <TextArea
    {...useFieldControl()}
    defaultValue={note}
    onInput={({ currentTarget }) => onMark({ note: currentTarget.value })}
    rows={1}
    minH="9"
    py="1.5"
    maxHeight="30vh"
  />
)
