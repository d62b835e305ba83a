import type { KeyOrValue, ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'
import type { SourcePosition } from '../../diagnostics/diagnostic.ts'

/**
 * The origin of a value that is not written at its own key: inherited from `defaults` or from the top of the
 * file, appended by a key such as `fields+`, or a default of the grammar.
 */
export type OriginMark = 'defaults' | 'arquivo' | 'somado' | 'padrão'

/** A value by its path in a definition (`fields.0.label`), and its source position. */
export type ExplainRow = { place: string; value: unknown; marks: OriginMark[] } & SourcePosition

/** The location of a value: a YAML entry, its key or value, and the origin. */
export type ValueLocation = {
  document: ManifestDocument
  at: YamlPath
  keyOrValue?: KeyOrValue
  mark?: OriginMark | undefined
}

/** Returns a row for a whole value. A default of the grammar is located at its nearest written ancestor. */
export function createRow(
  place: string,
  value: unknown,
  { document, at, mark, keyOrValue }: ValueLocation,
): ExplainRow {
  const isComposite = typeof value === 'object' && value !== null
  const isWritten = document.range(at, 'value') !== undefined
  const inherited = mark === undefined || (mark === 'arquivo' && !isWritten) ? [] : [mark]
  const marks = isWritten ? inherited : [...inherited, 'padrão' as const]
  return { place, value, marks, ...document.position(at, keyOrValue ?? (isComposite ? 'key' : 'value')) }
}

/** Returns a row for each scalar inside a value; none for an absent value. */
export function createLeafRows(place: string, value: unknown, location: ValueLocation): ExplainRow[] {
  if (value === undefined) return []
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (entries.length === 0) return [createRow(place, value, location)]
  return entries.flatMap(([key, inner]) =>
    createLeafRows(`${place}.${key}`, inner, { ...location, at: [...location.at, key] }),
  )
}

const columnGap = '  '

/** Maximum column widths in characters. Longer texts shift the columns after them. */
const maxWidth = { place: 40, value: 48 }

/**
 * Formats rows in columns, with an empty line between groups. On a terminal of `columns` characters long
 * texts end in `…`; in a pipe they are complete.
 */
export function formatRows(groups: ExplainRow[][], columns?: number): string {
  const lines = groups.map((rows) => rows.map(toCells)).filter((rows) => rows.length > 0)
  const allCells = lines.flat()
  const measureColumn = (index: 0 | 1 | 2, most: number) =>
    Math.min(most, Math.max(0, ...allCells.map((line) => line[index].length)))
  const placeWidth = measureColumn(0, columns === undefined ? maxWidth.place : Math.floor(columns * 0.28))
  const locationWidth = measureColumn(2, Number.POSITIVE_INFINITY)
  const availableWidth =
    columns === undefined ? maxWidth.value : columns - placeWidth - locationWidth - 2 * columnGap.length
  const valueWidth = measureColumn(1, Math.max(20, availableWidth))
  const fitText = (text: string, most: number) =>
    (columns === undefined ? text : truncate(text, most)).padEnd(most)
  const formatLine = ([place, value, location]: Cells) =>
    [fitText(place, placeWidth), fitText(value, valueWidth), location].join(columnGap)
  return lines.map((rows) => `${rows.map(formatLine).join('\n')}\n`).join('\n')
}

type Cells = [place: string, value: string, from: string]

const toCells = ({ place, value, marks, file, line }: ExplainRow): Cells => [
  place,
  formatValue(place, value),
  [`${file}:${line}`, ...marks.map((mark) => `(${mark})`)].join(' '),
]

function formatValue(place: string, value: unknown): string {
  if (/^example$|^examples\.\d+\.answer$/.test(place)) return formatAnswer(value)
  if (typeof value !== 'string' || value === '') return JSON.stringify(value)
  return value.replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
}

/** An answer is shown as a summary, because the whole answer would fill a page. */
function formatAnswer(answer: unknown): string {
  if (Array.isArray(answer)) return `lista de ${answer.length}`
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer)
  const keys = Object.keys(answer)
  return `${keys.length} ${keys.length === 1 ? 'chave' : 'chaves'}: ${keys.join(', ')}`
}

const truncate = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
