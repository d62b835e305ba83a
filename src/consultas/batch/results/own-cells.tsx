import { chakra } from '@chakra-ui/react'
import type { BatchRow } from '../run/progress.ts'
import { createOwnColumns } from './own-columns.ts'

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
