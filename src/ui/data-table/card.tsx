import { memo, useId } from 'react'
import type { DataColumn, RowEntry } from './column.ts'
import { DetailsButton } from './details-button.tsx'
import { Pairs } from './pairs.tsx'

type CardProps<Row> = {
  id: string
  entry: RowEntry<Row>
  columns: readonly DataColumn<Row>[]
  /** Columns that are behind the card's button. */
  hidden: readonly DataColumn<Row>[]
  isOpen: boolean
  onToggle: (id: string) => void
}

function DrawnCard<Row>({ id, entry, columns, hidden, isOpen, onToggle }: CardProps<Row>) {
  const detailsId = useId()
  return (
    <>
      <Pairs columns={columns} entry={entry} />
      {hidden.length > 0 && isOpen && <Pairs id={detailsId} columns={hidden} entry={entry} />}
      {hidden.length > 0 && (
        <DetailsButton
          index={entry.index}
          isOpen={isOpen}
          controls={detailsId}
          onToggle={() => onToggle(id)}
        />
      )}
    </>
  )
}

/** A row as labels and values, memoised: while scrolling most cards do not change. */
export const Card = memo(DrawnCard) as typeof DrawnCard
