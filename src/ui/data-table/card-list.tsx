import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Card } from './card.tsx'
import { areaCss, listCss } from './card-css.ts'
import type { BodyProps } from './plain-body.tsx'
import { SortSelect, type SortSelectProps } from './sort-select.tsx'
import { useWindowedRows } from './use-windowed-rows.ts'

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
  const height = lines * estimate.line + estimate.padding
  const virtualizer = useWindowedRows({ rows, area, height, overscan, arrangement })
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
