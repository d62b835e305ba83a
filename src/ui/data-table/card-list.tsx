import { Box, chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState } from 'react'
import { Card } from './card.tsx'
import type { BodyProps } from './plain-body.tsx'
import { SortSelect, type SortSelectProps } from './sort-select.tsx'
import { cellButtonsCss } from './table-css.ts'

export type CardListProps<Row> = BodyProps<Row> & {
  /** The accessible name of the list. */
  label: string
  /** Whether only the cards in view are rendered. */
  isVirtual: boolean
  /** The filter and the sorting, as a text: when they change, a windowed list is scrolled to the top. */
  arrangement: string
  sorting: SortSelectProps<Row>['sorting']
  /** Missing where there is nothing to sort. */
  sortBy: SortSelectProps<Row>['sortBy'] | undefined
}

/** Rows as a list of cards, each with its labels and values, for a place that is too narrow for the table. */
export default function CardList<Row>({ sortBy, sorting, isVirtual, ...list }: CardListProps<Row>) {
  const List = isVirtual ? VirtualCards : PlainCards
  return (
    <Box>
      {sortBy && <SortSelect columns={[...list.columns, ...list.hidden]} sorting={sorting} sortBy={sortBy} />}
      {list.rows.length > 0 && <List {...list} />}
    </Box>
  )
}

type ListProps<Row> = BodyProps<Row> & { label: string; arrangement: string }

const PlainCards = <Row,>({ label, rows, columns, hidden, openRows }: ListProps<Row>) => (
  <chakra.ul css={listCss} aria-label={label}>
    {rows.map(({ id, original }) => (
      <li key={id}>
        <Card
          id={id}
          entry={original}
          columns={columns}
          hidden={hidden}
          isOpen={openRows.open.has(id)}
          onToggle={openRows.toggle}
        />
      </li>
    ))}
  </chakra.ul>
)

/** Of a label and its value, and of the padding of a card. */
const estimate = { line: 28, padding: 24 }

const overscan = 4

/** Cards of any height: each is measured when it comes into view. */
function VirtualCards<Row>({ label, rows, columns, hidden, openRows, arrangement }: ListProps<Row>) {
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const lines = columns.length + (hidden.length > 0 ? 1 : 0)
  // A new function has all cards measured again.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => lines * estimate.line + estimate.padding,
    getItemKey: keyOf,
    overscan,
  })
  useEffect(() => {
    if (arrangement) area?.scrollTo({ top: 0 })
  }, [arrangement, area])
  const items = virtualizer.getVirtualItems()
  return (
    <Box ref={setArea} tabIndex={0} role="group" aria-label={label} css={areaCss}>
      <chakra.ul css={listCss} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={row.id}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ position: 'absolute', insetInline: 0, top: start }}
              >
                <Card
                  id={row.id}
                  entry={row.original}
                  columns={columns}
                  hidden={hidden}
                  isOpen={openRows.open.has(row.id)}
                  onToggle={openRows.toggle}
                />
              </li>
            )
          )
        })}
      </chakra.ul>
    </Box>
  )
}

const areaCss = {
  overflow: 'auto',
  maxH: '70vh',
  borderWidth: '1px',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
  '& > ul': { borderWidth: '0' },
} as const

const listCss = {
  position: 'relative',
  listStyleType: 'none',
  borderWidth: '1px',
  borderRadius: 'control',
  '& > li': { px: '3', py: '3' },
  '& > li:not(:last-of-type)': { borderBottomWidth: '1px' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '3',
    alignItems: 'baseline',
    py: '1',
  },
  '& dl > div:has([data-reveal])': { alignItems: 'center' },
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { minW: '0', textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  _rtl: { '& dd': { textAlign: 'left' } },
  '& [data-numeric] dd': { whiteSpace: 'nowrap' },
  '& dl:first-of-type > div:first-of-type dd': { fontWeight: '600' },
  '& [data-hidden-cell]': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
  ...cellButtonsCss,
  '& [data-reveal]': { ...cellButtonsCss['& [data-reveal]'], boxSize: '11', my: '-1', me: '-3', ms: '0' },
  '& [data-details-button]': {
    ...cellButtonsCss['& [data-details-button]'],
    minH: '11',
    mx: '-2',
    px: '2',
    mb: '-2',
  },
} as const
