import { formatDuration } from '@/lib/format/quantity.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { isAnswered } from '../../outcome.ts'
import type { Row } from '../run/progress.ts'
import type { AnswerColumn, BatchTarget } from '../target.ts'
import type { SortKey } from './arranger.ts'
import { numbersText, resultText, stateWords } from './row-text.ts'

export type RowColumn = DataColumn<Row>

/** The columns that every batch has. */
export const ownColumns = (target: BatchTarget) =>
  ({
    line: {
      id: 'line',
      label: 'Linha',
      text: numbersText,
      sortValue: ({ line }) => line.numbers[0],
    },
    asked: {
      id: 'asked',
      label: 'Consulta',
      text: ({ line }) => line.typed,
      sortValue: ({ line }) => line.typed,
    },
    state: {
      id: 'state',
      label: 'Situação',
      text: ({ state }) => stateWords[state],
      sortValue: ({ state }) => stateWords[state],
    },
    result: {
      id: 'result',
      label: 'Resultado',
      text: (row) => resultText(target, row),
      sortValue: (row) => resultText(target, row),
    },
    time: {
      id: 'time',
      label: 'Tempo',
      isNumeric: true,
      text: ({ ms }) => (ms === undefined ? '' : formatDuration(ms)),
      sortValue: ({ ms }) => ms,
    },
  }) satisfies Record<string, RowColumn>

const answeredIn = ({ outcome }: Row) => (isAnswered(outcome) ? outcome : undefined)

/** A column of the answer. A masked one cannot be sorted by, and the filter does not search it. */
export function answerColumn({
  id,
  label,
  isNumeric,
  isSensitive,
  text,
  sortValue,
}: AnswerColumn): RowColumn {
  return {
    id: `answer ${id}`,
    label,
    isNumeric,
    text: (row) => {
      const answered = answeredIn(row)
      return answered === undefined ? '' : text(answered, false)
    },
    sortValue: isSensitive
      ? undefined
      : (row) => {
          const answered = answeredIn(row)
          return answered === undefined ? undefined : sortValue(answered)
        },
  }
}

/** Remembers what was made of a row: rows are immutable. */
function remembered<Value>(make: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, { value: Value }>()
  return (row) => {
    const found = known.get(row) ?? { value: make(row) }
    known.set(row, found)
    return found.value
  }
}

const longestNumber = 15

/** A text that plain comparison sorts as people do: without accents or case, "2" before "10". */
const sortText = (text: string) =>
  searchKey(text).replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'))

/** What a column's rows are sorted by, where they can be. */
export function sortKeyOf({ sortValue }: RowColumn): ((row: Row) => SortKey) | undefined {
  if (!sortValue) return undefined
  return remembered((row) => {
    const value = sortValue(row)
    if (typeof value !== 'string') return value
    return value === '' ? undefined : sortText(value)
  })
}

/** A test of whether every word of a query occurs in a row, whatever the query: masked columns are not searched. */
export function searchOf(columns: readonly RowColumn[]): (query: string) => (row: Row) => boolean {
  const searched = columns.filter(({ sortValue }) => sortValue)
  const keyOf = remembered((row) => searchKey(searched.map(({ text }) => text(row)).join('\n')))
  return (query) => {
    const isFound = searchTest(query)
    return (row) => isFound(keyOf(row))
  }
}
