import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block, BlockKind, BlockOf, Item, Summary } from '@manifest/schema/result.ts'
import { formatted, formattedMoment, nothing } from '../formats/registry.ts'
import { holds, rowsAt, valueAt } from '../value-at.ts'
import { noRows } from './no-rows.ts'
import type { IsShown } from './reveal-state.ts'
import { bandOf, scoreOf } from './score/band.ts'
import { pathInRow, shownText, type View } from './shown-text.ts'

const plainAt = (source: unknown, value: string) => formatted(valueAt(source, value), undefined)

const labelled = (view: View, item: Item) => `${item.label}: ${shownText(view, item)}`

type Lines<Kind extends BlockKind> = (block: BlockOf<Kind>, view: View) => string[]

/** The lines of each block; columns are parted by tabs, as spreadsheets take them. */
const lines: { [Kind in BlockKind]: Lines<Kind> } = {
  fields: ({ items }, view) => items.map((item) => labelled(view, item)),
  table: ({ value, columns, empty }, view) => {
    const rows = rowsAt(view.answer, value).map((_, index) =>
      columns
        .map((column) => shownText(view, { ...column, value: pathInRow(value, index, column.value) }))
        .join('\t'),
    )
    return rows.length === 0 ? [empty ?? noRows] : [columns.map(({ label }) => label).join('\t'), ...rows]
  },
  list: ({ value, item, empty, ...shown }, view) => {
    const rows = rowsAt(view.answer, value)
    return rows.length === 0
      ? [empty ?? noRows]
      : rows.map((_, index) => `- ${shownText(view, { ...shown, value: pathInRow(value, index, item) })}`)
  },
  image: () => [],
  score: ({ value, bands }, { answer }) => {
    const score = scoreOf(valueAt(answer, value))
    if (score === undefined) return [nothing]
    const band = bandOf(score, bands)
    return [band ? `${formatted(score, 'number')} (${band.label})` : formatted(score, 'number')]
  },
  alert: ({ text, value, when }, { answer }) => {
    if (when !== undefined && !holds(valueAt(answer, when))) return []
    const said = value === undefined ? nothing : plainAt(answer, value)
    return [...(text === undefined ? [] : [text]), ...(said === nothing ? [] : [said])]
  },
  timeline: ({ value, date, label, detail, empty }, { answer }) => {
    const events = rowsAt(answer, value).map((event) => {
      const said = detail === undefined ? nothing : plainAt(event, detail)
      const head = `${formattedMoment(valueAt(event, date))} ${plainAt(event, label)}`
      return said === nothing ? head : `${head}: ${said}`
    })
    return events.length === 0 ? [empty ?? noRows] : events
  },
}

// A block and the lines of its kind belong together, which the type of a lookup by kind cannot say.
const linesOf = (block: Block, view: View) => (lines[block.block] as Lines<BlockKind>)(block, view)

/** Whom or what the answer is about, its detail and its status, as the result's head has them. */
function headLines(summary: Summary, view: View): string[] {
  const { detail, status } = summary
  const state = status && plainAt(view.answer, status.value)
  return [
    shownText(view, summary),
    ...(detail ? [labelled(view, detail)] : []),
    ...(state === undefined || state === nothing ? [] : [state]),
  ]
}

/** An answer as text, to be copied. Sensitive values are in it only where the person asked to see them. */
export function answerText(
  { title, summary, result }: ConsultaDefinition,
  answer: Json,
  isShown: IsShown = () => false,
): string {
  const view = { answer, isShown }
  const head = [title, ...(summary ? headLines(summary, view) : [])]
  const parts = result
    .map((block) => ({ title: block.title, lines: linesOf(block, view) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => [...(part.title === undefined ? [] : [part.title]), ...part.lines])
  return [head, ...parts].map((part) => part.join('\n')).join('\n\n')
}
