import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuLayoutGrid, LuList, LuTable2 } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { categories, teamOptions } from '../../parts/task-options.ts'
import { projectStatuses } from './project-status.ts'
import {
  type ProjectFilter,
  type ProjectView,
  projectSorts,
  setFilter,
  setSort,
  setView,
} from './view-choice.ts'

type ProjectFiltersProps = {
  filter: ProjectFilter
  sort: string
  view: ProjectView
  total: number
  countByStatus: ReadonlyMap<string, number>
}

type Choice = { value: string; label: string }

const categoryChoices: Choice[] = [{ value: '', label: 'Toda categoria' }, ...categories]

const personChoices: Choice[] = [{ value: '', label: 'Toda a equipe' }, ...teamOptions]

const sortChoices: Choice[] = Object.entries(projectSorts).map(([value, label]) => ({ value, label }))

/** Search, filters by status, category and person, the sort and the view of the list. */
export function ProjectFilters({ filter, sort, view, total, countByStatus }: ProjectFiltersProps) {
  return (
    <Flex direction="column" gap="3" mb="5">
      <Flex gap="3" wrap="wrap" align="center">
        <SearchField
          label="Buscar projeto"
          value={filter.query}
          onChange={(query) => setFilter({ query })}
          flex="1 1 14rem"
          maxW={{ md: '24rem' }}
        />
        <ListSelect
          label="Categoria"
          value={filter.category}
          choices={categoryChoices}
          onChange={(category) => setFilter({ category })}
        />
        <ListSelect
          label="Pessoa"
          value={filter.person}
          choices={personChoices}
          onChange={(person) => setFilter({ person })}
        />
        <ListSelect label="Ordem" value={sort} choices={sortChoices} onChange={setSort} />
        <Box ms={{ md: 'auto' }}>
          <ViewSwitch view={view} />
        </Box>
      </Flex>
      <StatusChips status={filter.status} total={total} countByStatus={countByStatus} />
    </Flex>
  )
}

type ListSelectProps = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

const ListSelect = ({ label, value, choices, onChange }: ListSelectProps) => (
  <Select
    aria-label={label}
    boxWidth={{ base: 'calc(50% - 6px)', sm: '180px' }}
    bg="bg.panel"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </Select>
)

type StatusChipsProps = Pick<ProjectFiltersProps, 'total' | 'countByStatus'> & { status: string }

function StatusChips({ status, total, countByStatus }: StatusChipsProps) {
  const name = useId()
  const choices = [
    { value: '', label: 'Todos', palette: 'primary', count: total },
    ...projectStatuses.map(({ label, palette }) => ({
      value: label as string,
      label: label as string,
      palette: palette as string,
      count: countByStatus.get(label) ?? 0,
    })),
  ]
  return (
    <Chips legend="Status" isLegendHidden>
      {choices.map(({ value, label, palette, count }) => (
        <Chip
          key={label}
          name={name}
          palette={palette}
          checked={value === status}
          onChange={() => setFilter({ status: value })}
        >
          {value && <ChipDot />}
          {label}
          <Text as="span" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
            {formatCount(count)}
          </Text>
        </Chip>
      ))}
    </Chips>
  )
}

const choices = [
  { label: 'Grade', view: 'grid', icon: <LuLayoutGrid /> },
  { label: 'Lista', view: 'list', icon: <LuList /> },
  { label: 'Tabela', view: 'table', icon: <LuTable2 /> },
] as const

const ViewSwitch = ({ view: current }: { view: ProjectView }) => (
  <Flex role="group" aria-label="Exibição" gap="1">
    {choices.map(({ label, view, icon }) => (
      <IconButton
        key={label}
        aria-label={label}
        title={label}
        aria-pressed={view === current}
        variant={view === current ? 'subtle' : 'ghost'}
        colorPalette={view === current ? 'primary' : 'neutral'}
        onClick={() => setView(view)}
      >
        {icon}
      </IconButton>
    ))}
  </Flex>
)
