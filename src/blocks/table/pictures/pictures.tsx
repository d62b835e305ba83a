import { Box } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { readRows, readRowValues } from '@manifest/contract/answer-rows.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { type ReactNode, use } from 'react'
import { formatValue } from '@/formats/registry.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { PartNote, useOptionalPart } from '@/ui/feedback/part-note.tsx'
import type { BlockProps } from '../../block-types.ts'
import { MissingContext, RevealContext } from '../../parts/answer-context.ts'
import { formatItem, formatRowItem } from '../../parts/shown-text.ts'
import { readAmount } from '../cell-values.ts'

const relationTree = createOnDemand(() => import('./relation-tree.tsx'))

const stateMap = createOnDemand(() => import('./state-map.tsx'))

const partsBar = createOnDemand(() => import('./parts-bar.tsx'))

/** The root of the tree if the layout has no summary. */
const defaultRootName = 'Quem foi consultado'

const sameData = 'A tabela tem os mesmos dados.'

type TableLayout = BlockByKind<'table'>

type PicturesProps = BlockProps<'table'> & { children: ReactNode }

/**
 * Shows a tree of relations or a map next to a table, or above it on narrow screens, and a bar above it. Values
 * that the table hides are hidden here too.
 */
export function Pictures({ block, answer, summary, children }: PicturesProps) {
  const { columns, tree, map, bar } = block
  const { isRevealed } = use(RevealContext)
  const missing = use(MissingContext)
  const treePart = useOptionalPart(relationTree, tree !== undefined)
  const mapPart = useOptionalPart(stateMap, map !== undefined)
  const barPart = useOptionalPart(partsBar, bar !== undefined)
  const Tree = treePart.value?.default
  const StateMap = mapPart.value?.default
  const Bar = barPart.value?.default
  if (tree === undefined && map === undefined && bar === undefined) return children
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
  const relations = tree && Tree ? texts(tree.relation) : []
  const names = tree && Tree ? texts(tree.name) : []
  const isHidden = (path: string | undefined) =>
    columns.some(({ value, sensitive }) => value === path && sensitive)
  const shownBar = bar && ![bar.value, bar.label, bar.group].some(isHidden) && (
    <>
      <PartNote failure={barPart.failure} text={`A barra não carregou. ${sameData}`} />
      {Bar && <Bar label={block.title ?? 'Partes'} {...readBar(block, bar, answer)} />}
    </>
  )
  if (tree === undefined && map === undefined)
    return (
      <>
        {shownBar}
        {children}
      </>
    )
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="5">
      <Box
        display="flex"
        flexWrap="wrap"
        gap="5"
        flex="1 1 190px"
        minW="0"
        css={{ '& > *': { flex: '1 1 180px', minW: '0' } }}
        _print={{ display: 'none' }}
      >
        <PartNote failure={treePart.failure} text={`A árvore não carregou. ${sameData}`} />
        <PartNote failure={mapPart.failure} text={`O mapa não carregou. ${sameData}`} />
        {tree && Tree && (
          <Tree
            root={summary ? formatItem(shownAnswer, summary) : defaultRootName}
            related={names.map((name, index) => ({ name, relation: relations[index] ?? '' }))}
          />
        )}
        {map !== undefined && StateMap && <StateMap ufs={texts(map)} />}
      </Box>
      <Box flex="999 1 480px" minW="min(100%, 480px)">
        {shownBar}
        {children}
      </Box>
    </Box>
  )
}

/** Reads the parts of a bar from the rows, with the format and the colors of their columns. */
function readBar(
  block: TableLayout,
  { value, label, group }: NonNullable<TableLayout['bar']>,
  answer: unknown,
) {
  const findColumn = (path: string | undefined) => block.columns.find((column) => column.value === path)
  const { format } = findColumn(value) ?? {}
  const readText = (row: unknown, path: string) => formatValue(valueAt(row, path), findColumn(path)?.format)
  return {
    rows: readRowValues(answer, block).map((row) => ({
      label: readText(row, label),
      group: readText(row, group ?? label),
      amount: readAmount(valueAt(row, value), format ?? 'number'),
    })),
    colors: findColumn(group ?? label)?.colors ?? {},
    format: (amount: number) => formatValue(amount, format),
  }
}
