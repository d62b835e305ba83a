import { Box, chakra, Text } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { NoResults } from '../../parts/item-list.tsx'
import { categories } from './calendar-event.ts'
import type { Occurrence } from './occurrences.ts'
import { describeRepeat } from './repeat.ts'
import { formatSpan } from './span.ts'

type SearchResultsProps = {
  search: string
  found: readonly Occurrence[]
  onClear: () => void
  onOpen: (occurrence: Occurrence) => void
}

/** The events that match, each with its next date. */
export function SearchResults({ search, found, onClear, onOpen }: SearchResultsProps) {
  if (found.length === 0) return <NoResults search={search} onClear={onClear} />
  return (
    <Box role="region" aria-label="Eventos encontrados">
      <Text role="status" color="fg.muted" mb="2">
        {formatCounted(found.length, 'evento encontrado', 'eventos encontrados')}
      </Text>
      <chakra.ul css={list}>
        {found.map((occurrence) => {
          const { key, event } = occurrence
          return (
            <li key={key}>
              <chakra.button type="button" onClick={() => onOpen(occurrence)}>
                <Box
                  aria-hidden="true"
                  boxSize="2.5"
                  flexShrink="0"
                  borderRadius="full"
                  bg={`${categories[event.extendedProps.calendar].palette}.solid`}
                />
                <Text as="span" flex="1 1 12rem" minW="0" fontWeight="500" overflowWrap="anywhere">
                  {event.title}
                </Text>
                <Text as="span" color="fg.muted">
                  {[
                    formatSpan(occurrence),
                    event.repeat && describeRepeat(occurrence.day, event.repeat),
                    event.place,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </chakra.button>
            </li>
          )
        })}
      </chakra.ul>
    </Box>
  )
}

const list = {
  listStyleType: 'none',
  '& > li': { borderBottomWidth: '1px', borderColor: 'border.muted', _last: { borderBottomWidth: '0' } },
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    width: 'full',
    px: '2',
    py: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
} as const
