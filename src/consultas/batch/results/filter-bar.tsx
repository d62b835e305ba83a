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
import type { GravestReader } from '../../results/findings/gravest.ts'
import type { BatchProgress } from '../run/progress.ts'
import { gravityWords } from './row-columns.ts'
import { countRows, type GravityFilter, hasGravity, type RowFilter, type RowFilters } from './row-filters.ts'

const choices = [
  { value: 'all', label: 'Todas', icon: LuList },
  { value: 'found', label: 'Encontrados', icon: LuCheck },
  { value: 'incomplete', label: 'Incompletos', icon: LuFileWarning },
  { value: 'not-found', label: 'Não encontrados', icon: LuSearchX },
  { value: 'failed', label: 'Falhas', icon: LuTriangleAlert },
  { value: 'unfinished', label: 'Por fazer', icon: LuClock },
] as const satisfies { value: RowFilter; label: string; icon: unknown }[]

const gravityChoices = [
  { value: 'grave', icon: LuTriangleAlert },
  { value: 'attention', icon: LuCircleAlert },
  { value: 'unknown', icon: LuCircleHelp },
] as const satisfies { value: GravityFilter; icon: unknown }[]

type FilterBarsProps = {
  progress: BatchProgress
  reviewedCount: number
  readGravest: GravestReader | undefined
  filters: RowFilters
  onChange: (changes: Partial<RowFilters>) => void
}

/**
 * Shows how many rows there are by outcome, worst finding and review, and filters the table by them. A second click on
 * a finding or a review shows all rows again.
 */
export function FilterBars({ progress, reviewedCount, readGravest, filters, onChange }: FilterBarsProps) {
  const { rows, counts } = progress
  const { filter, review, gravity } = filters
  const gravities =
    readGravest &&
    gravityChoices.map((choice) => ({
      ...choice,
      label: gravityWords[choice.value],
      count: rows.filter((row) => hasGravity(row, choice.value, readGravest)).length,
    }))
  return (
    <>
      <ChoiceBar
        label="Filtrar por situação"
        choices={choices.map((choice) => ({ ...choice, count: countRows(counts, choice.value) }))}
        chosen={filter}
        onChoose={(choice) => onChange({ filter: choice })}
      />
      {gravities && (gravity !== 'all' || gravities.some(({ count }) => count > 0)) && (
        <ChoiceBar
          label="Filtrar pelo que pesa"
          choices={gravities}
          chosen={gravity}
          onChoose={(choice) => onChange({ gravity: choice === gravity ? 'all' : choice })}
        />
      )}
      {reviewedCount > 0 && (
        <ChoiceBar
          label="Filtrar por revisão"
          choices={[
            {
              value: 'unreviewed',
              label: 'Por revisar',
              icon: LuListTodo,
              count: rows.length - reviewedCount,
            },
            { value: 'reviewed', label: 'Revisadas', icon: LuListChecks, count: reviewedCount },
          ]}
          chosen={review}
          onChoose={(choice) => onChange({ review: choice === review ? 'all' : choice })}
        />
      )}
    </>
  )
}

type ChoiceBarProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string; icon: IconType; count: number }[]
  chosen: string
  onChoose: (value: Value) => void
}

const ChoiceBar = <Value extends string>({ label, choices, chosen, onChoose }: ChoiceBarProps<Value>) => (
  <Flex
    role="group"
    aria-label={label}
    gap="1.5"
    // On phones the choices scroll in one line, up to the edges of the panel.
    wrap={{ base: 'nowrap', md: 'wrap' }}
    overflowX={{ base: 'auto', md: 'visible' }}
    mx={{ base: '-4', md: '0' }}
    px={{ base: '4', md: '0' }}
    py={{ base: '1', md: '0' }}
    css={{ scrollbarWidth: 'none', '& > button': { flexShrink: 0 } }}
  >
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
