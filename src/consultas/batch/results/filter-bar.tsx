import { Button, chakra, Flex } from '@chakra-ui/react'
import { LuCheck, LuClock, LuFileWarning, LuList, LuSearchX, LuTriangleAlert } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import type { StateCounts } from '../run/progress.ts'
import { countRows, type RowFilter } from './arranger.ts'

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
export function FilterBar({ counts, filter, onChange }: FilterBarProps) {
  return (
    <Flex role="group" aria-label="Filtrar por situação" gap="2" wrap="wrap">
      {choices.map(({ filter: choice, label, icon: Icon }) => (
        <Button
          key={choice}
          size="sm"
          variant={choice === filter ? 'subtle' : 'outline'}
          colorPalette={choice === filter ? 'primary' : 'neutral'}
          aria-pressed={choice === filter}
          onClick={() => onChange(choice)}
        >
          <Icon aria-hidden="true" /> {label}{' '}
          <chakra.span fontVariantNumeric="tabular-nums">
            {formatCount(countRows(counts, choice))}
          </chakra.span>
        </Button>
      ))}
    </Flex>
  )
}
