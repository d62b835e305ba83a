import { chakra } from '@chakra-ui/react'
import { cellText } from '@/lib/format/cell.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'

/** Returns the different cells that a row's lines have in one of the list's own columns. */
const listCells = ({ line }: BatchRow, index: number) =>
  [...new Map((line.own ?? []).map((cells) => [cellText(cells[index] ?? ''), cells[index] ?? ''])).entries()]
    .filter(([text]) => text !== '')
    .map(([, cell]) => cell)

/** Names an own column by index, because the label is the user's text and must not be stored. */
export const ownColumnId = (index: number) => `own ${index}`

/** Returns true for the id of an own column. */
export const isOwnColumn = (id: string) => id.startsWith('own ')

/** Creates the columns of the user's list that no field takes. */
export const createOwnColumns = (labels: readonly string[]): RowColumn[] =>
  labels.map((label, index) => ({
    id: ownColumnId(index),
    label,
    text: (row) => listCells(row, index).map(cellText).join(', '),
    lines: (row) => listCells(row, index).map(cellText),
    sortValue: (row) => {
      const [first] = listCells(row, index)
      return typeof first === 'object' && typeof first.value === 'number'
        ? first.value
        : cellText(first ?? '')
    },
  }))

/** The cells of the list's own columns in full: the table cuts long ones. */
export function OwnCells({ labels, row }: { labels: readonly string[]; row: BatchRow }) {
  const cells = createOwnColumns(labels)
    .map(({ label, text }) => ({ label, text: text(row) }))
    .filter(({ text }) => text !== '')
  if (cells.length === 0) return null
  return (
    <chakra.dl css={css}>
      {cells.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </chakra.dl>
  )
}

const css = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '2',
  mb: '5',
  '& > div': { minW: '0', maxW: 'full' },
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { overflowWrap: 'anywhere' },
} as const
