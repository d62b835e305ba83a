import type { Json } from '@manifest/consulta.ts'
import type { ConsultaDefinition } from '@manifest/resolved.ts'
import type { Block, BlockKind, BlockOf, Item, Summary } from '@manifest/result.ts'
import { formatted, formattedMoment, nothing } from '../formats/registry.ts'
import { holds, rowsAt, valueAt } from '../value-at.ts'
import { mask } from './mask.ts'
import { noRows } from './no-rows.ts'
import { bandOf, scoreOf } from './score/band.ts'

type Shown = Pick<Item, 'value' | 'format' | 'sensitive'>

const shownText = (text: string, sensitive: boolean) => (sensitive && text !== nothing ? mask : text)

const textAt = (source: unknown, { value, format, sensitive }: Shown) =>
  shownText(formatted(valueAt(source, value), format), sensitive)

const plainAt = (source: unknown, value: string) => textAt(source, { value, sensitive: false })

const labelled = (source: unknown, item: Item) => `${item.label}: ${textAt(source, item)}`

type Lines<Kind extends BlockKind> = (block: BlockOf<Kind>, answer: Json) => string[]

/** The lines of each block; columns are parted by tabs, as spreadsheets take them. */
const lines: { [Kind in BlockKind]: Lines<Kind> } = {
  fields: ({ items }, answer) => items.map((item) => labelled(answer, item)),
  table: ({ value, columns, empty }, answer) => {
    const rows = rowsAt(answer, value).map((row) => columns.map((column) => textAt(row, column)).join('\t'))
    return rows.length === 0 ? [empty ?? noRows] : [columns.map(({ label }) => label).join('\t'), ...rows]
  },
  list: ({ value, item, format, sensitive, empty }, answer) => {
    const rows = rowsAt(answer, value).map((row) => (item === undefined ? row : valueAt(row, item)))
    return rows.length === 0
      ? [empty ?? noRows]
      : rows.map((row) => `- ${shownText(formatted(row, format), sensitive)}`)
  },
  image: () => [],
  score: ({ value, bands }, answer) => {
    const score = scoreOf(valueAt(answer, value))
    if (score === undefined) return [nothing]
    const band = bandOf(score, bands)
    return [band ? `${formatted(score, 'number')} (${band.label})` : formatted(score, 'number')]
  },
  alert: ({ text, value, when }, answer) => {
    if (when !== undefined && !holds(valueAt(answer, when))) return []
    const said = value === undefined ? nothing : plainAt(answer, value)
    return [...(text === undefined ? [] : [text]), ...(said === nothing ? [] : [said])]
  },
  timeline: ({ value, date, label, detail, empty }, answer) => {
    const events = rowsAt(answer, value).map((event) => {
      const said = detail === undefined ? nothing : plainAt(event, detail)
      const head = `${formattedMoment(valueAt(event, date))} ${plainAt(event, label)}`
      return said === nothing ? head : `${head}: ${said}`
    })
    return events.length === 0 ? [empty ?? noRows] : events
  },
}

// A block and the lines of its kind belong together, which the type of a lookup by kind cannot say.
const linesOf = (block: Block, answer: Json) => (lines[block.block] as Lines<BlockKind>)(block, answer)

/** Whom or what the answer is about, its detail and its status, as the result's head has them. */
function headLines(summary: Summary, answer: Json): string[] {
  const { detail, status } = summary
  const state = status && plainAt(answer, status.value)
  return [
    textAt(answer, summary),
    ...(detail ? [labelled(answer, detail)] : []),
    ...(state === undefined || state === nothing ? [] : [state]),
  ]
}

/** An answer as text, to be copied. Sensitive values stay hidden: what is copied gets around. */
export function answerText({ title, summary, result }: ConsultaDefinition, answer: Json): string {
  const head = [title, ...(summary ? headLines(summary, answer) : [])]
  const parts = result
    .map((block) => ({ title: block.title, lines: linesOf(block, answer) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => [...(part.title === undefined ? [] : [part.title]), ...part.lines])
  return [head, ...parts].map((part) => part.join('\n')).join('\n\n')
}
