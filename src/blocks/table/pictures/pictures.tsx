import { Box } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { readRows, readRowValues } from '@manifest/contract/answer-rows.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { type ReactNode, use } from 'react'
import { formatValue } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import type { BlockProps } from '../../block-types.ts'
import { MissingContext, RevealContext } from '../../parts/answer-context.ts'
import { formatRowItem } from '../../parts/shown-text.ts'
import { readAmount } from '../cell-values.ts'
import { PartsBar } from './parts-bar.tsx'
import { StateMap } from './state-map.tsx'

type TableLayout = BlockByKind<'table'>

type PicturesProps = Pick<BlockProps<'table'>, 'block' | 'answer'> & { children: ReactNode }

/**
 * Shows a map next to a table, or below it on narrow screens, and a bar below it. Values that the table hides are hidden
 * here too.
 */
export function Pictures({ block, answer, children }: PicturesProps) {
  const { columns, map, bar } = block
  const { isRevealed } = use(RevealContext)
  const missing = use(MissingContext)
  if (map === undefined && bar === undefined) return children
  const shownAnswer = { answer, missing, isRevealed }
  const texts = (path: string) => {
    const { format, sensitive = false } = columns.find(({ value }) => value === path) ?? {}
    const list = readRows(answer, block)
    return (list?.rows ?? []).map((row, index) =>
      formatRowItem(
        shownAnswer,
        { row, index, pathAt: list?.pathAt ?? (() => path) },
        { value: path, format, sensitive },
      ),
    )
  }
  const isHidden = (path: string | undefined) =>
    columns.some(({ value, sensitive }) => value === path && sensitive)
  const shownBar = bar && ![bar.value, bar.label, bar.group].some(isHidden) && (
    <PartsBar label={block.title ?? 'Partes'} {...readBar(block, bar, answer)} />
  )
  return (
    <WithMap isShown={map !== undefined}>
      <Box>
        {children}
        {shownBar}
      </Box>
      {map !== undefined && <StateMap ufs={texts(map)} />}
    </WithMap>
  )
}

/** Leaves room for a map beside a table, or below it on narrow screens. */
export function WithMap({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? <Box css={besideCss}>{children}</Box> : children
}

/** In px, for the skeleton of an answer. */
export const mapHeight = 231

const besideCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '5',
  '& > *': { flex: '1 1 180px', minW: '0', _print: { display: 'none !important' } },
  '& > :first-child': {
    flex: '999 1 480px',
    minW: 'min(100%, 480px)',
    _print: { display: 'block !important' },
  },
} as const

/** Reads the parts of a bar from the rows, with the format and the colors of their columns. */
function readBar(
  block: TableLayout,
  { value, label, group }: NonNullable<TableLayout['bar']>,
  answer: unknown,
) {
  const findColumn = (path: string | undefined) => block.columns.find((column) => column.value === path)
  const { format, scale } = findColumn(value) ?? {}
  const readText = (row: unknown, path: string) => formatValue(valueAt(row, path), findColumn(path)?.format)
  return {
    rows: readRowValues(answer, block).map((row) => ({
      label: readText(row, label),
      group: readText(row, group ?? label),
      amount: readAmount(readItem(row, { value, scale }), format ?? 'number'),
    })),
    colors: findColumn(group ?? label)?.colors ?? {},
    format: (amount: number) => formatValue(amount, format),
  }
}
