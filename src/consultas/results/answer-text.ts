import type { Json } from '@manifest/consulta.ts'
import type { ConsultaDefinition } from '@manifest/resolved.ts'
import type { Block, BlockKind, BlockOf, Item } from '@manifest/result.ts'
import { formatted, nothing } from '../formats/registry.ts'
import { holds, rowsAt, valueAt } from '../value-at.ts'
import { mask } from './mask.ts'

type Shown = Pick<Item, 'value' | 'format' | 'sensitive'>

const textAt = (source: unknown, { value, format, sensitive }: Shown) => {
  const text = formatted(valueAt(source, value), format)
  return sensitive && text !== nothing ? mask : text
}

const labelled = (source: unknown, item: Item) => `${item.label}: ${textAt(source, item)}`

type Lines<Kind extends BlockKind> = (block: BlockOf<Kind>, answer: Json) => string[]

/** The lines of each block; columns are parted by tabs, as spreadsheets take them. */
const lines: { [Kind in BlockKind]: Lines<Kind> } = {
  fields: ({ items }, answer) => items.map((item) => labelled(answer, item)),
  table: ({ value, columns }, answer) => [
    columns.map(({ label }) => label).join('\t'),
    ...rowsAt(answer, value).map((row) => columns.map((column) => textAt(row, column)).join('\t')),
  ],
  list: ({ value, item, format, sensitive }, answer) =>
    rowsAt(answer, value).map((row) => {
      const text = formatted(item === undefined ? row : valueAt(row, item), format)
      return `- ${sensitive ? mask : text}`
    }),
  image: () => [],
  score: ({ value }, answer) => [formatted(valueAt(answer, value), 'number')],
  alert: ({ text, value, when }, answer) => {
    if (when !== undefined && !holds(valueAt(answer, when))) return []
    return [text, value && formatted(valueAt(answer, value), undefined)].filter((line) => line !== undefined)
  },
  timeline: ({ value, date, label }, answer) =>
    rowsAt(answer, value).map(
      (event) => `${formatted(valueAt(event, date), 'date')} ${formatted(valueAt(event, label), undefined)}`,
    ),
}

// A block and the lines of its kind belong together, which the type of a lookup by kind cannot say.
const linesOf = (block: Block, answer: Json) => (lines[block.block] as Lines<BlockKind>)(block, answer)

/** An answer as text, to be copied. Sensitive values stay hidden: what is copied gets around. */
export function answerText({ title, summary, result }: ConsultaDefinition, answer: Json): string {
  const head = [title, ...(summary ? [textAt(answer, summary)] : [])]
  const parts = result
    .map((block) => ({ title: block.title, lines: linesOf(block, answer) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => [...(part.title === undefined ? [] : [part.title]), ...part.lines])
  return [head, ...parts].map((part) => part.join('\n')).join('\n\n')
}
