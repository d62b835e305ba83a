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
import { countRows, type GravityFilter, hasGravity, type ReviewFilter, type RowFilter } from './arranger.ts'
import { gravityWords } from './row-columns.ts'

const choices = [
  { filter: 'all', label: 'Todas', icon: LuList },
  { filter: 'found', label: 'Encontrados', icon: LuCheck },
  { filter: 'incomplete', label: 'Incompletos', icon: LuFileWarning },
  { filter: 'not-found', label: 'Não encontrados', icon: LuSearchX },
  { filter: 'failed', label: 'Falhas', icon: LuTriangleAlert },
  { filter: 'unfinished', label: 'Por fazer', icon: LuClock },
] as const satisfies { filter: RowFilter; label: string; icon: unknown }[]

type FilterBarProps = { counts: StateCounts; filter: RowFilter; onChange: (filter: RowFilter) => void }

/** Shows how many rows there are by outcome, and filters the table by outcome. */
export const FilterBar = ({ counts, filter, onChange }: FilterBarProps) => (
  <Flex role="group" aria-label="Filtrar por situação" gap="1.5" wrap="wrap">
    {choices.map(({ filter: choice, label, icon }) => (
      <FilterButton
        key={choice}
        label={label}
        icon={icon}
        count={countRows(counts, choice)}
        isChosen={choice === filter}
        onClick={() => onChange(choice)}
      />
    ))}
  </Flex>
)

type ReviewBarProps = {
  reviewedCount: number
  total: number
  review: ReviewFilter
  onChange: (review: ReviewFilter) => void
}

const reviewChoices = [
  { review: 'unreviewed', label: 'Por revisar', icon: LuListTodo },
  { review: 'reviewed', label: 'Revisadas', icon: LuListChecks },
] as const

/** Filters the table by the user's review. A second click shows all rows again. */
export const ReviewBar = ({ reviewedCount, total, review, onChange }: ReviewBarProps) => (
  <Flex role="group" aria-label="Filtrar por revisão" gap="1.5" wrap="wrap">
    {reviewChoices.map(({ review: choice, label, icon }) => (
      <FilterButton
        key={choice}
        label={label}
        icon={icon}
        count={choice === 'reviewed' ? reviewedCount : total - reviewedCount}
        isChosen={choice === review}
        onClick={() => onChange(choice === review ? 'all' : choice)}
      />
    ))}
  </Flex>
)

type GravityBarProps = {
  rows: readonly BatchRow[]
  readGravest: GravestReader
  gravity: GravityFilter
  onChange: (gravity: GravityFilter) => void
}

const gravityChoices = [
  { gravity: 'grave', icon: LuTriangleAlert },
  { gravity: 'attention', icon: LuCircleAlert },
  { gravity: 'unknown', icon: LuCircleHelp },
] as const satisfies { gravity: GravityFilter; icon: unknown }[]

/** Filters the table by the worst finding of a row. A second click shows all rows again. */
export function GravityBar({ rows, readGravest, gravity, onChange }: GravityBarProps) {
  const counted = gravityChoices.map((choice) => ({
    ...choice,
    count: rows.filter((row) => hasGravity(row, choice.gravity, readGravest)).length,
  }))
  if (gravity === 'all' && counted.every(({ count }) => count === 0)) return null
  return (
    <Flex role="group" aria-label="Filtrar pelo que pesa" gap="1.5" wrap="wrap">
      {counted.map(({ gravity: choice, icon, count }) => (
        <FilterButton
          key={choice}
          label={gravityWords[choice]}
          icon={icon}
          count={count}
          isChosen={choice === gravity}
          onClick={() => onChange(choice === gravity ? 'all' : choice)}
        />
      ))}
    </Flex>
  )
}

type FilterButtonProps = {
  label: string
  icon: IconType
  count: number
  isChosen: boolean
  onClick: () => void
}

const FilterButton = ({ label, icon: Icon, count, isChosen, onClick }: FilterButtonProps) => (
  <Button
    size="xs"
    variant={isChosen ? 'subtle' : 'outline'}
    colorPalette={isChosen ? 'primary' : 'neutral'}
    aria-pressed={isChosen}
    onClick={onClick}
  >
    <Icon aria-hidden="true" /> {label}{' '}
    <chakra.span fontVariantNumeric="tabular-nums">{formatCount(count)}</chakra.span>
  </Button>
)
