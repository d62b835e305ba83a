import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { LuX } from 'react-icons/lu'
import { proxy, type Snapshot, useSnapshot } from 'valtio'
import { formatCount } from '@/lib/format/quantity.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { computeDueState, type TaskSnapshot } from '../../parts/task.ts'
import { teamOptions } from '../../parts/task-options.ts'
import { listTaskLabels, taskLabels } from '../../parts/tasks/labels.ts'
import type { ColumnSnapshot } from './board-state.ts'

export type BoardFilter = { query: string; people: string[]; labels: string[]; isLateOnly: boolean }

const createFilter = (): BoardFilter => ({ query: '', people: [], labels: [], isLateOnly: false })

/** In memory, so that it survives a visit to another page. */
export const boardFilter = proxy(createFilter())

const clearBoardFilter = () => Object.assign(boardFilter, createFilter())

const isFiltering = ({ query, people, labels, isLateOnly }: Snapshot<BoardFilter>) =>
  query.trim() !== '' || people.length > 0 || labels.length > 0 || isLateOnly

const listWords = ({ name, des, category, assignee, checklist = [], ...task }: TaskSnapshot) => [
  name,
  des,
  category.label,
  ...assignee.map(({ label }) => label),
  ...listTaskLabels(task).map(({ label }) => label),
  ...checklist.map(({ text }) => text),
]

/** Returns a predicate for tasks: one of the chosen people, one of the labels, and all words of the query. */
function createTaskTest({ query, people, labels, isLateOnly }: Snapshot<BoardFilter>) {
  const matches = searchTest(query)
  return (task: TaskSnapshot) =>
    (people.length === 0 || task.assignee.some(({ value }) => people.includes(value))) &&
    (labels.length === 0 || task.labels?.some((label) => labels.includes(label)) === true) &&
    (!isLateOnly || computeDueState(task) === 'late') &&
    matches(searchKey(listWords(task).join(' ')))
}

/** Returns the columns with the tasks that pass the filter. */
export function filterColumns(columns: readonly ColumnSnapshot[], filter: Snapshot<BoardFilter>) {
  if (!isFiltering(filter)) return columns
  const test = createTaskTest(filter)
  return columns.map((column) => ({ ...column, tasks: column.tasks.filter(test) }))
}

type FilterBarProps = { shown: number; total: number }

const toggleValue = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** Search and filters over the board. */
export function FilterBar({ shown, total }: FilterBarProps) {
  const filter = useSnapshot(boardFilter, { sync: true })
  const { query, people, labels, isLateOnly } = filter
  return (
    <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mb="4">
      <SearchField
        label="Buscar tarefa"
        value={query}
        onChange={(query) => Object.assign(boardFilter, { query })}
        width={{ base: 'full', md: '240px' }}
      />
      <Chips legend="Filtrar por pessoa" isLegendHidden>
        {teamOptions.map(({ value, label }) => (
          <chakra.label key={value} title={label} css={face}>
            <input
              type="checkbox"
              aria-label={label}
              checked={people.includes(value)}
              onChange={() => Object.assign(boardFilter, { people: toggleValue(people, value) })}
            />
            <Portrait image={value} name={label} size="8" />
          </chakra.label>
        ))}
      </Chips>
      <Chips legend="Filtrar por etiqueta e prazo" isLegendHidden minW="0" css={chipRow}>
        {taskLabels.map(({ value, label, palette }) => (
          <Chip
            key={value}
            palette={palette}
            checked={labels.includes(value)}
            onChange={() => Object.assign(boardFilter, { labels: toggleValue(labels, value) })}
          >
            <ChipDot />
            {label}
          </Chip>
        ))}
        <Chip
          palette="danger"
          checked={isLateOnly}
          onChange={() => Object.assign(boardFilter, { isLateOnly: !isLateOnly })}
        >
          Atrasadas
        </Chip>
      </Chips>
      <Text role="status" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
        {isFiltering(filter) && `${formatCount(shown)} de ${formatCount(total)} tarefas`}
      </Text>
      {isFiltering(filter) && (
        <Button size="sm" variant="ghost" onClick={clearBoardFilter}>
          <LuX aria-hidden="true" />
          Limpar filtros
        </Button>
      )}
    </Flex>
  )
}

/** One line that scrolls on narrow screens. */
const chipRow = {
  '& > div': { flexWrap: { base: 'nowrap', md: 'wrap' }, overflowX: 'auto', py: '1' },
  '& label': { whiteSpace: 'nowrap' },
} as const

const face = {
  position: 'relative',
  display: 'block',
  p: '0.5',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'transparent',
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  _hover: { borderColor: 'border.control' },
  '&:has(:checked)': { borderColor: 'primary.solid' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const
