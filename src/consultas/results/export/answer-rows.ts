import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockKind, BlockOf, Item } from '@manifest/schema/result.ts'
import { formatted, formattedMoment, nothing } from '../../formats/registry.ts'
import { holds, rowsAt, valueAt } from '../../value-at.ts'
import { noRows } from '../no-rows.ts'
import { bandOf, scoreOf } from '../score/band.ts'
import { pathInRow, shownText, type View } from '../shown-text.ts'

type Rows = string[][]

type RowsOf<Kind extends BlockKind> = (block: BlockOf<Kind>, view: View) => Rows

const plainAt = (source: unknown, path: string) => formatted(valueAt(source, path), undefined)

const labelled = (view: View, item: Item) => [item.label, shownText(view, item)]

const orNone = (rows: Rows, empty: string | undefined, head: Rows = []) =>
  rows.length === 0 ? [[empty ?? noRows]] : [...head, ...rows]

/** The rows of each block: pairs of label and value, or a head and the rows of its list. */
const rowsOf: { [Kind in BlockKind]: RowsOf<Kind> } = {
  fields: ({ items }, view) => items.map((item) => labelled(view, item)),
  table: ({ value, columns, empty }, view) => {
    const rows = rowsAt(view.answer, value).map((_, index) =>
      columns.map((column) => shownText(view, { ...column, value: pathInRow(value, index, column.value) })),
    )
    return orNone(rows, empty, [columns.map(({ label }) => label)])
  },
  list: ({ value, item, empty, ...shown }, view) =>
    orNone(
      rowsAt(view.answer, value).map((_, index) => [
        shownText(view, { ...shown, value: pathInRow(value, index, item) }),
      ]),
      empty,
    ),
  image: () => [],
  score: ({ value, bands }, { answer }) => {
    const score = scoreOf(valueAt(answer, value))
    if (score === undefined) return [['Pontuação', nothing]]
    const band = bandOf(score, bands)
    return [['Pontuação', formatted(score, 'number'), ...(band ? [band.label] : [])]]
  },
  alert: ({ text, value, when }, { answer }) => {
    if (when !== undefined && !holds(valueAt(answer, when))) return []
    const said = [text ?? nothing, value === undefined ? nothing : plainAt(answer, value)]
    return said.filter((line) => line !== nothing).map((line) => ['Aviso', line])
  },
  timeline: ({ value, date, label, detail, empty }, { answer }) => {
    const events = rowsAt(answer, value).map((event) => [
      formattedMoment(valueAt(event, date)),
      plainAt(event, label),
      ...(detail === undefined ? [] : [plainAt(event, detail)]),
    ])
    return orNone(events, empty)
  },
}

// A block and the rows of its kind belong together, which the type of a lookup by kind cannot say.
const blockRows = (block: Block, view: View) => (rowsOf[block.block] as RowsOf<BlockKind>)(block, view)

/** Whom or what the answer is about, its detail and its status. */
function headRows({ summary }: ConsultaDefinition, view: View): Rows {
  if (!summary) return []
  const { detail, status } = summary
  return [
    ['Identificação', shownText(view, summary)],
    ...(detail ? [labelled(view, detail)] : []),
    ...(status ? [['Situação', plainAt(view.answer, status.value)]] : []),
  ]
}

/** An answer as the sections of a sheet, in the order of its layout, each with its title where it has one. */
export function answerSections(definition: ConsultaDefinition, view: View): Rows[] {
  const blocks = definition.result.map((block): Rows => {
    const rows = blockRows(block, view)
    return block.title === undefined || rows.length === 0 ? rows : [[block.title], ...rows]
  })
  return [headRows(definition, view), ...blocks].filter((rows) => rows.length > 0)
}
