import { Button, chakra, Flex } from '@chakra-ui/react'
import type { IconType } from 'react-icons'
import {
  LuCheck,
  LuCircleAlert,
  LuCircleHelp,
  LuClock,
  LuFileWarning,
  LuList,
  LuListChecks,
  LuListTodo,
  LuSearchX,
  LuTriangleAlert,
} from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import type { GravestReader } from '../../results/export/index.ts'
import type { BatchRow, StateCounts } from '../run/progress.ts'
import { gravityWords } from './row-columns.ts'
import {
  countRows,
  type GravityFilter,
  hasGravity,
  type ReviewFilter,
  type RowFilter,
} from './row-filters.ts'

const choices = [
  { value: 'all', label: 'Todas', icon: LuList },
  { value: 'found', label: 'Encontrados', icon: LuCheck },
  { value: 'incomplete', label: 'Incompletos', icon: LuFileWarning },
  { value: 'not-found', label: 'Não encontrados', icon: LuSearchX },
  { value: 'failed', label: 'Falhas', icon: LuTriangleAlert },
  { value: 'unfinished', label: 'Por fazer', icon: LuClock },
] as const satisfies { value: RowFilter; label: string; icon: unknown }[]

type StateBarProps = { counts: StateCounts; filter: RowFilter; onChange: (filter: RowFilter) => void }

/** Shows how many rows there are by outcome, and filters the table by outcome. */
export const StateBar = ({ counts, filter, onChange }: StateBarProps) => (
  <ChoiceBar
    label="Filtrar por situação"
    choices={choices.map((choice) => ({ ...choice, count: countRows(counts, choice.value) }))}
    chosen={filter}
    onChoose={onChange}
  />
)

type ReviewBarProps = {
  reviewedCount: number
  total: number
  review: ReviewFilter
  onChange: (review: ReviewFilter) => void
}

/** Filters the table by the user's review. A second click shows all rows again. */
export const ReviewBar = ({ reviewedCount, total, review, onChange }: ReviewBarProps) => (
  <ChoiceBar
    label="Filtrar por revisão"
    choices={[
      { value: 'unreviewed', label: 'Por revisar', icon: LuListTodo, count: total - reviewedCount },
      { value: 'reviewed', label: 'Revisadas', icon: LuListChecks, count: reviewedCount },
    ]}
    chosen={review}
    onChoose={(choice) => onChange(choice === review ? 'all' : choice)}
  />
)

type GravityBarProps = {
  rows: readonly BatchRow[]
  readGravest: GravestReader
  gravity: GravityFilter
  onChange: (gravity: GravityFilter) => void
}

const gravityChoices = [
  { value: 'grave', icon: LuTriangleAlert },
  { value: 'attention', icon: LuCircleAlert },
  { value: 'unknown', icon: LuCircleHelp },
] as const satisfies { value: GravityFilter; icon: unknown }[]

/** Filters the table by the worst finding of a row. A second click shows all rows again. */
export function GravityBar({ rows, readGravest, gravity, onChange }: GravityBarProps) {
  const counted = gravityChoices.map(({ value, icon }) => ({
    value,
    icon,
    label: gravityWords[value],
    count: rows.filter((row) => hasGravity(row, value, readGravest)).length,
  }))
  if (gravity === 'all' && counted.every(({ count }) => count === 0)) return null
  return (
    <ChoiceBar
      label="Filtrar pelo que pesa"
      choices={counted}
      chosen={gravity}
      onChoose={(choice) => onChange(choice === gravity ? 'all' : choice)}
    />
  )
}

type ChoiceBarProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string; icon: IconType; count: number }[]
  chosen: string
  onChoose: (value: Value) => void
}

const ChoiceBar = <Value extends string>({ label, choices, chosen, onChoose }: ChoiceBarProps<Value>) => (
  <Flex role="group" aria-label={label} gap="1.5" wrap="wrap">
    {choices.map(({ value, label, icon: Icon, count }) => (
      <Button
        key={value}
        size="xs"
        variant={value === chosen ? 'subtle' : 'outline'}
        colorPalette={value === chosen ? 'primary' : 'neutral'}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        <Icon aria-hidden="true" /> {label}{' '}
        <chakra.span fontVariantNumeric="tabular-nums">{formatCount(count)}</chakra.span>
      </Button>
    ))}
  </Flex>
)
