import { listTextFields } from '@manifest/kinds/index.ts'
import { useEffect, useMemo, useState } from 'react'
import { askWorker, SilentWorkerError, silentWorkerText } from '@/lib/ask-worker.ts'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'
import type { FormShape } from '../../form/form-values.ts'
import { type CheckedList, checkLines } from './check-lines.ts'
import { guessColumns, guessMapping } from './columns.ts'
import type { EnteredList } from './entered-list.ts'
import type { Mending } from './mending.ts'
import type { Table, TableRow } from './read-table.ts'
import type { TextReply } from './text-worker.ts'

/** A checked list, and the corrections with which it was checked. */
type Check = { checked: CheckedList; mending: Mending | undefined }

/**
 * Parses and checks a list. Checks it again when the user changes the columns or corrects a line. `onChange`
 * receives the list with these changes.
 */
export function useCheckedList(form: FormShape, list: EnteredList, onChange: (list: EnteredList) => void) {
  const { fields } = form
  const { mending } = list
  const { table, problem, failure } = useTable(list)
  const [check, setCheck] = useState<Check>()
  const mapping = useMemo(
    () => table && (list.mapping ?? guessMapping(listTextFields(fields), table.rows)),
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

  /** Corrections stay: they belong to lines and fields, not to columns. */
  const applyMapping = (next: EnteredList['mapping']) => onChange({ ...list, mapping: next })
  return {
    problem,
    parsed: table && mapping && { table, mapping },
    checked: check?.checked,
    /** False while corrections are not checked yet. */
    isCurrent: check !== undefined && check.mending === mending,
    failure,
    setHeader: (header: number) =>
      table && applyMapping({ header, columns: guessColumns(listTextFields(fields), table.rows, header) }),
    setColumn(name: string, column: number | undefined) {
      if (!mapping) return
      const { [name]: _, ...others } = mapping.columns
      applyMapping({ ...mapping, columns: column === undefined ? others : { ...others, [name]: column } })
    },
  }
}

type ReadTable = {
  table?: Table | undefined
  /** Why the text is no list, in Portuguese. */
  problem?: string | undefined
  failure?: PartRetry | undefined
}

/** Returns the rows of a workbook, or parses a text. The parser is loaded lazily, which may fail. */
function useTable({ text, workbook }: EnteredList): ReadTable {
  const [read, setRead] = useState<Table | { problem: string }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (workbook) return
    const stale = new AbortController()
    readText(text, stale.signal).then(setRead, () => {
      if (!stale.signal.aborted) setFailed(true)
    })
    return () => stale.abort()
  }, [text, workbook])
  const ofWorkbook = useMemo(() => workbook && { rows: workbook.rows, separator: '' }, [workbook])
  if (ofWorkbook) return { table: ofWorkbook }
  if (hasFailed) {
    const load = () => readText(text, new AbortController().signal).then(setRead)
    return { failure: { load, onLoaded: () => setFailed(false) } }
  }
  return read && 'problem' in read ? { problem: read.problem } : { table: read }
}

/**
 * Parses a text in a worker, since hostile texts take seconds. Returns the problem in Portuguese if the list is too large or if
 * the worker does not answer. Rejects if the worker does not load.
 */
async function readText(text: string, signal: AbortSignal): Promise<Table | { problem: string }> {
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' })
  const rows: TableRow[] = []
  try {
    return await askWorker(worker, text, {
      signal,
      receive(reply: TextReply): Table | { problem: string } | undefined {
        if (reply.kind === 'rows') rows.push(...reply.rows)
        else if (reply.kind === 'problem') return { problem: reply.problem }
        else return { rows, separator: reply.separator, openQuote: reply.openQuote }
      },
    })
  } catch (error) {
    if (error instanceof SilentWorkerError)
      return { problem: `${silentWorkerText} Salve a lista como XLSX ou divida-a em partes menores.` }
    throw error
  }
}
