import { useEffect, useMemo, useState } from 'react'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'
import type { FormShape } from '../../form/form-values.ts'
import { type CheckedList, checkLines } from './check-lines.ts'
import { guessColumns, guessMapping, lineFields } from './columns.ts'
import type { EnteredList } from './entered-list.ts'
import type { Mending } from './mending.ts'
import { readTable, type Table } from './read-table.ts'

/** A checked list, and the corrections with which it was checked. */
type Check = { checked: CheckedList; mending: Mending | undefined }

/**
 * Parses and checks a list. Checks it again when the user changes the columns or corrects a line. `onChange`
 * receives the list with these changes.
 */
export function useCheckedList(form: FormShape, list: EnteredList, onChange: (list: EnteredList) => void) {
  const { fields } = form
  const { mending } = list
  const { table, failure } = useTable(list)
  const [check, setCheck] = useState<Check>()
  const mapping = useMemo(
    () => table && (list.mapping ?? guessMapping(lineFields(fields), table.rows)),
    [fields, table, list.mapping],
  )

  useEffect(() => setCheck(undefined), [form, table, mapping])
  // The earlier result stays in view while corrected lines are checked.
  useEffect(() => {
    if (!table || !mapping) return
    let isStale = false
    void checkLines(table.rows, form, mapping, mending).then((checked) => {
      if (!isStale) setCheck({ checked, mending })
    })
    return () => {
      isStale = true
    }
  }, [form, table, mapping, mending])

  /** Corrections belong to the columns with which the lines were checked. */
  const applyMapping = (next: EnteredList['mapping']) =>
    onChange({ ...list, mapping: next, mending: undefined })
  return {
    parsed: table && mapping && { table, mapping },
    checked: check?.checked,
    /** False while corrections are not checked yet. */
    isCurrent: check !== undefined && check.mending === mending,
    failure,
    setHeader: (hasHeader: boolean) =>
      table && applyMapping({ hasHeader, columns: guessColumns(lineFields(fields), table.rows, hasHeader) }),
    setColumn(name: string, column: number | undefined) {
      if (!mapping) return
      const { [name]: _, ...others } = mapping.columns
      applyMapping({ ...mapping, columns: column === undefined ? others : { ...others, [name]: column } })
    },
  }
}

/** Returns the rows of a workbook, or parses a text. The parser is loaded lazily, which may fail. */
function useTable({ text, workbook }: EnteredList): {
  table: Table | undefined
  failure: PartRetry | undefined
} {
  const [parsed, setParsed] = useState<Table>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (workbook) return
    let isStale = false
    readTable(text).then(
      (table) => {
        if (!isStale) setParsed(table)
      },
      () => {
        if (!isStale) setFailed(true)
      },
    )
    return () => {
      isStale = true
    }
  }, [text, workbook])
  const ofWorkbook = useMemo(() => workbook && { rows: workbook.rows, separator: '' }, [workbook])
  const failure = { load: () => readTable(text).then(setParsed), onLoaded: () => setFailed(false) }
  return { table: ofWorkbook ?? parsed, failure: hasFailed ? failure : undefined }
}
