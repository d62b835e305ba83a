import { useEffect, useState } from 'react'
import type { FormShape } from '../../form/form-values.ts'
import { type CheckedList, checkLines } from './check-lines.ts'
import { type ColumnMapping, guessColumns, guessMapping, lineFields } from './columns.ts'
import type { EnteredList } from './input-step.tsx'
import { readTable, type Table } from './read-table.ts'

type ParsedList = { table: Table; mapping: ColumnMapping }

/**
 * Parses and checks a list. Checks it again when the user changes the columns, and calls `onMappingChange`.
 */
export function useCheckedList(
  form: FormShape,
  { text, mapping }: EnteredList,
  onMappingChange: (mapping: ColumnMapping) => void,
) {
  const { fields } = form
  const [parsed, setParsed] = useState<ParsedList>()
  const [checked, setChecked] = useState<CheckedList>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isStale = false
    readTable(text).then(
      (table) => {
        if (!isStale) setParsed({ table, mapping: mapping ?? guessMapping(lineFields(fields), table.rows) })
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
    if (!parsed) return
    let isStale = false
    void checkLines(parsed.table.rows, form, parsed.mapping).then((list) => {
      if (!isStale) setChecked(list)
    })
    return () => {
      isStale = true
    }
  }, [form, parsed])

  const applyMapping = (mapping: ColumnMapping) => {
    setChecked(undefined)
    setParsed(parsed && { ...parsed, mapping })
    onMappingChange(mapping)
  }

  return {
    parsed,
    checked,
    hasFailed,
    setHeader: (hasHeader: boolean) =>
      parsed &&
      applyMapping({ hasHeader, columns: guessColumns(lineFields(fields), parsed.table.rows, hasHeader) }),
    setColumn(name: string, column: number | undefined) {
      if (!parsed) return
      const { [name]: _, ...others } = parsed.mapping.columns
      applyMapping({
        ...parsed.mapping,
        columns: column === undefined ? others : { ...others, [name]: column },
      })
    },
  }
}
