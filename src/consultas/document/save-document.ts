import { download } from '@/lib/download.ts'
import { cellText } from '@/lib/format/cell.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import { buildWorkbook, type SheetRows, xlsxType } from '@/lib/format/workbook.ts'
import { addJsonDigest } from '@/lib/json-digest.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { FileKind, PageDocument, SavingOptions } from './document.ts'
import { fileName } from './file-name.ts'

const types: Record<FileKind, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
  xlsx: xlsxType,
}

/** Downloads a document as a file. Rejects when the signal aborts. */
export async function saveDocument(kind: FileKind, document: PageDocument, options: SavingOptions) {
  const file = await writeDocument(kind, document, options)
  download(fileName(document.name, document.at, kind), types[kind], file)
}

/** Writes a document in slices, so that the page stays responsive. Rejects when the signal aborts. */
export async function writeDocument(
  kind: FileKind,
  document: PageDocument,
  { onProgress, ...options }: SavingOptions,
): Promise<Blob> {
  const total = document.size?.[kind]
  const report = (done: number) => total !== undefined && onProgress(Math.min(done, total), total)
  if (kind === 'xlsx') return buildWorkbook(reportRows(document.xlsx(), report), options.signal)
  const pieces = kind === 'csv' ? csvLines(document) : (document[kind]?.() ?? [])
  const file = await buildTextBlob(pieces, { ...options, onProgress: report })
  return kind === 'json' ? addJsonDigest(file) : file
}

function* csvLines({ csv }: PageDocument): Generator<string> {
  yield byteOrderMark
  for (const row of csv?.() ?? []) yield buildCsvLine(row.map(cellText))
}

/** Reports each row when the next one is asked for. */
function* reportRows(sheets: Iterable<SheetRows>, report: (done: number) => void): Generator<SheetRows> {
  let done = 0
  function* read(rows: SheetRows['rows']) {
    for (const row of rows) {
      yield row
      report(done++)
    }
  }
  for (const sheet of sheets) yield { ...sheet, rows: read(sheet.rows) }
}
