import { fieldFormat } from '@manifest/contract/field-format.ts'
import { listTextFields } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { numberFormat, sheetFormats } from '@/lib/format/sheet-formats.ts'
import { roundSum } from '@/lib/round-sum.ts'
import { type AnsweredOutcome, isAnswered } from '../../outcome.ts'
import { momentCell, toSheetCell } from '../../results/export/sheet-cell.ts'
import type { GravestReader } from '../../results/findings/gravest.ts'
import type { AnswerColumn, AnswerSheet, BatchTarget } from '../batch-target.ts'

import type { BatchRow, GivenList, InvalidLine } from '../run/progress.ts'
import type { FileEntry } from './file-entries.ts'
import { gravestLabel, gravityWords, readRowMessage, stateWords } from './row-columns.ts'

/** A run as a table for CSV files and workbooks. */
export type RunTable = {
  head: string[]
  readEntry: (entry: FileEntry) => SheetCell[]
  /** Returns the row of totals over the entries read so far; `undefined` if no column is added up. */
  readTotal: () => SheetCell[] | undefined
}

type RunTableOptions = {
  target: Pick<BatchTarget, 'form' | 'missing'>
  sheet: Pick<AnswerSheet, 'columns' | 'readGravest'>
  ownColumns: GivenList['ownColumns']
  withSensitive: boolean
  /** True if rows of the run have a note or are reviewed. */
  hasMarks: boolean
  /** True if the user corrected lines. */
  hasCorrections: boolean
}

function readSource({ outcome }: BatchRow): string {
  if (!outcome) return ''
  if (outcome.isDemo) return 'Dados de demonstração'
  return isAnswered(outcome) ? outcome.source : ''
}

/** Writes a query value: documents with punctuation, choices by label. */
function readQueryCell(field: Field, value = ''): SheetCell {
  if (field.kind !== 'select')
    return toSheetCell({ text: formatByKind(field.kind, value), value, format: fieldFormat(field.kind) })
  return field.options.find((option) => option.value === value)?.label ?? value
}

/** Returns the cell of a value of an answer. A hidden value is a text. */
function readValue(column: AnswerColumn, answered: AnsweredOutcome, withSensitive: boolean): SheetCell {
  const { total, format = total?.format, isSensitive, sortValue } = column
  const text = column.text(answered, withSensitive)
  if (isSensitive && !withSensitive) return text
  return toSheetCell({ text, value: total ? total.read(answered) : sortValue(answered), format })
}

const numberCell = (value: number): SheetCell => ({ text: String(value), value })

/** Returns what the list said before the user corrected it: of one line, or of all lines of a subject. */
function readCorrected({ numbers, correctedFrom = {} }: BatchRow['line'], index: number | undefined): string {
  const lines = index === undefined ? numbers : numbers.slice(index, index + 1)
  return lines.flatMap((number) => correctedFrom[number] ?? []).join(', ')
}

const labelKey = (label: string) => label.trim().toLowerCase()

/** Renames columns of the batch, so that no name stands for two columns. The user's columns keep their names. */
function renameTaken(labels: readonly string[], ownColumns: readonly string[]): string[] {
  const taken = new Set(ownColumns.map(labelKey))
  return labels.map((label) => {
    let unique = label
    for (let count = 1; taken.has(labelKey(unique)); count += 1)
      unique = `${label} (consulta${count === 1 ? '' : ` ${count}`})`
    taken.add(labelKey(unique))
    return unique
  })
}

/** Returns true if an answer's column only repeats the document that was asked for. */
const isEcho = ({ label }: AnswerColumn, fields: readonly Field[]) =>
  fields.some(
    (field) => field.required && fieldFormat(field.kind) && labelKey(field.label) === labelKey(label),
  )

/** A column of a file. Without the last function it is empty in invalid lines. */
type FileColumn = [
  label: string,
  read: (row: BatchRow, index: number) => SheetCell,
  readInvalid?: (line: InvalidLine) => SheetCell,
]

const joinTexts = (...texts: string[]) => texts.filter((text) => text !== '').join(' · ')

function createGravestColumns(readGravest: GravestReader, withSensitive: boolean): FileColumn[] {
  const read = ({ outcome }: BatchRow, isShown: boolean) =>
    outcome && outcome.status !== 'not-found' ? readGravest(outcome, isShown) : undefined
  const readText = (row: BatchRow) => {
    const { text = '', unknownText = '' } = read(row, withSensitive) ?? {}
    return joinTexts(text, unknownText)
  }
  const readGravity = (row: BatchRow) => {
    const gravity = read(row, false)?.gravity
    return gravity ? gravityWords[gravity] : ''
  }
  return [
    [gravestLabel, readText],
    ['Gravidade', readGravity],
  ]
}

/** Creates the table of a run. The list's own columns come first. */
export function createRunTable(options: RunTableOptions): RunTable {
  const { target, sheet, ownColumns, withSensitive, hasMarks, hasCorrections } = options
  const { readGravest } = sheet
  const fields = listTextFields(target.form.fields)
  const answered = sheet.columns.filter((column) => !isEcho(column, fields))
  const asked: FileColumn[] = [
    ['Linha', ({ line }, at) => numberCell(line.numbers[at] ?? 0), ({ number }) => numberCell(number)],
    ['Outras linhas', ({ line }, at) => line.numbers.filter((_, other) => other !== at).join(', ')],
    ...fields.map((field): FileColumn => {
      const { label, name } = field
      return [label, ({ line }) => readQueryCell(field, line.values[name]), ({ given }) => given[name] ?? '']
    }),
    ...(readGravest ? createGravestColumns(readGravest, withSensitive) : []),
    ['Situação', ({ state }) => stateWords[state], () => 'Inválida'],
  ]
  const readMessage = (row: BatchRow) =>
    joinTexts(readRowMessage(row, target), row.isCached ? 'Já respondida, sem custo' : '')
  const columns: FileColumn[] = [
    ...asked,
    ...answered.map((column): FileColumn => {
      const read = ({ outcome }: BatchRow) =>
        isAnswered(outcome) ? readValue(column, outcome, withSensitive) : ''
      return [column.label, read]
    }),
    ['Mensagem', readMessage, ({ problem }) => problem],
    ['Fonte', readSource],
    ['Data', ({ outcome }) => (outcome ? momentCell(outcome.at) : '')],
  ]
  const readMended = ({ line }: BatchRow, at: number) =>
    readCorrected(line, ownColumns.length > 0 ? at : undefined)
  if (hasCorrections) columns.push(['Corrigido de', readMended, ({ correctedFrom = '' }) => correctedFrom])
  if (hasMarks)
    columns.push(
      ['Revisado', ({ isReviewed }) => (isReviewed ? 'Sim' : '')],
      ['Nota', ({ note = '' }) => note],
    )
  const labels = columns.map(([label]) => label)
  const noOwn = ownColumns.map(() => '')
  const total = createFileTotal(answered)
  return {
    head: [...ownColumns, ...renameTaken(labels, ownColumns)],
    readEntry(entry) {
      total.add(entry)
      if ('row' in entry) {
        const { row, index } = entry
        return [...(row.line.own?.[index] ?? noOwn), ...columns.map(([, read]) => read(row, index))]
      }
      const { invalid } = entry
      return [...(invalid.own ?? noOwn), ...columns.map(([, , read]) => read?.(invalid) ?? '')]
    },
    readTotal() {
      const sums = total.read()
      // The user's columns stay as given.
      return sums && [...noOwn, 'Total', ...asked.slice(1).map(() => ''), ...sums.cells, sums.note]
    },
  }
}

/** The sums of a file's rows, cell by cell, and what they leave out. */
type FileTotal = { cells: SheetCell[]; note: string }

/**
 * Adds up the columns of a file while its entries are written. A subject counts once, even if several lines have it, as
 * on screen. `read` returns `undefined` if there is nothing to add.
 */
export function createFileTotal(columns: readonly Pick<AnswerColumn, 'label' | 'total'>[]) {
  const sums = columns.map(({ total }) => (total ? { sum: 0, known: 0, total } : undefined))
  let answered = 0
  let repeated = 0
  return {
    add(entry: FileEntry) {
      if (!('row' in entry) || !isAnswered(entry.row.outcome)) return
      if (entry.index > 0) {
        repeated += 1
        return
      }
      answered += 1
      for (const each of sums) {
        const figure = each?.total.read(entry.row.outcome)
        if (!each || figure === undefined) continue
        each.sum += figure
        each.known += 1
      }
    },
    read(): FileTotal | undefined {
      if (sums.every((each) => !each?.known)) return undefined
      const lacking = sums.flatMap((each, index) =>
        each?.known && each.known < answered
          ? [
              `${columns[index]?.label}: ${formatCounted(answered - each.known, 'resposta', 'respostas')} sem o valor`,
            ]
          : [],
      )
      const counted = formatCounted(repeated, 'linha repetida não somada', 'linhas repetidas não somadas')
      return {
        cells: sums.map((each) =>
          each?.known
            ? {
                text: '',
                value: roundSum(each.sum),
                format: each.total.format === 'currency' ? sheetFormats().currency : numberFormat(each.sum),
              }
            : '',
        ),
        note: [...(repeated > 0 ? [counted] : []), ...lacking].join('. '),
      }
    },
  }
}
