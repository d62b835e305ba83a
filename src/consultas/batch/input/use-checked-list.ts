import { useEffect, useState } from 'react'
import type { FormShape } from '../../form/form-values.ts'
import { type CheckedList, checkLines } from './check-lines.ts'
import { guessColumns, guessReading, lineFields, type Reading } from './columns.ts'
import type { GivenList } from './input-step.tsx'
import { readTable, type Table } from './read-table.ts'

type Known = { table: Table; reading: Reading }

/**
 * Parses and checks a list; checks it again whenever the user changes which column is which field, and tells `onRead`.
 */
export function useCheckedList(
  form: FormShape,
  { text, reading }: GivenList,
  onRead: (reading: Reading) => void,
) {
  const { fields } = form
  const [known, setKnown] = useState<Known>()
  const [checked, setChecked] = useState<CheckedList>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isStale = false
    readTable(text).then(
      (table) => {
        if (!isStale) setKnown({ table, reading: reading ?? guessReading(lineFields(fields), table.rows) })
      },
      // The parser is loaded lazily, which may fail.
      () => {
        if (!isStale) setFailed(true)
      },
    )
    return () => {
      isStale = true
    }
  }, [fields, text])

  useEffect(() => {
    if (!known) return
    let isStale = false
    void checkLines(known.table.rows, form, known.reading).then((list) => {
      if (!isStale) setChecked(list)
    })
    return () => {
      isStale = true
    }
  }, [form, known])

  const read = (reading: Reading) => {
    setChecked(undefined)
    setKnown(known && { ...known, reading })
    onRead(reading)
  }

  return {
    known,
    checked,
    hasFailed,
    setHeader: (hasHeader: boolean) =>
      known && read({ hasHeader, columns: guessColumns(lineFields(fields), known.table.rows, hasHeader) }),
    setColumn(name: string, column: number | undefined) {
      if (!known) return
      const { [name]: _, ...others } = known.reading.columns
      read({ ...known.reading, columns: column === undefined ? others : { ...others, [name]: column } })
    },
  }
}
