import { Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuEye, LuFilterX, LuUngroup } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { truncate } from '../page/long-text.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { touchHeight } from '../touch-height.ts'
import type { ColumnSetup } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'

type TableNotesProps<Row> = {
  columns: readonly DataColumn<Row>[]
  setup: ColumnSetup
  onChange: (changes: Partial<ColumnSetup>) => void
}

/** Says how the table is filtered and grouped and which columns are hidden, each with a button that undoes it. */
export function TableNotes<Row>({ columns, setup, onChange }: TableNotesProps<Row>) {
  const { hidden, groupBy, only = [] } = setup
  const grouped = columns.find(({ id }) => id === groupBy)
  if (!grouped && hidden.length === 0 && only.length === 0) return null
  return (
    <Flex wrap="wrap" gap="1.5" mb="2" _print={{ display: 'none' }}>
      {grouped && (
        <NoteButton onClick={() => onChange({ groupBy: undefined })}>
          <LuUngroup aria-hidden="true" /> Por {grouped.label.toLowerCase()}: desagrupar
        </NoteButton>
      )}
      {only.map((value) => (
        <NoteButton
          key={value.id}
          onClick={() => onChange({ only: only.filter((other) => other !== value) })}
        >
          <LuFilterX aria-hidden="true" /> {columns.find(({ id }) => id === value.id)?.label}:{' '}
          {truncate(value.text || '(vazio)', maxValueLength)}
        </NoteButton>
      ))}
      {hidden.length > 0 && (
        <NoteButton onClick={() => onChange({ hidden: [] })}>
          <LuEye aria-hidden="true" />{' '}
          {formatCounted(hidden.length, 'coluna escondida', 'colunas escondidas')}: mostrar
        </NoteButton>
      )}
    </Flex>
  )
}

/** In characters. */
const maxValueLength = 40

type NoteButtonProps = { onClick: () => void; children: ReactNode }

const NoteButton = ({ onClick, children }: NoteButtonProps) => (
  <Button size="2xs" minH={touchHeight} px="2" variant="subtle" colorPalette="neutral" onClick={onClick}>
    {children}
  </Button>
)

type MissingRowsProps = { shownCount: number; onRetry: () => void }

/** Says that a long table ends early, because the code that shows more rows failed to load. */
export const MissingRows = ({ shownCount, onRetry }: MissingRowsProps) => (
  <Flex align="center" wrap="wrap" gap="2" mt="2">
    <Text role="alert">
      Só as primeiras {formatCount(shownCount)} linhas aparecem: uma parte do painel não carregou.
    </Text>
    <QuietButton minH={touchHeight} onClick={onRetry}>
      Tentar de novo
    </QuietButton>
  </Flex>
)
