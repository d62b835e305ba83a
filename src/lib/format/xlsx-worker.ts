import type { WorkbookFile, WorkbookPart } from './workbook.ts'
import { buildXlsx, type Sheet } from './xlsx.ts'

/** Writes one workbook from the sheets and rows it receives. */
const sheets: (Sheet & { rows: Sheet['rows'][number][] })[] = []

const postFile = (file: Blob | undefined) => postMessage({ file } satisfies WorkbookFile)

addEventListener('message', ({ data: part }: MessageEvent<WorkbookPart>) => {
  if (part.kind === 'sheet') sheets.push({ name: part.name, hasHeader: part.hasHeader, rows: [] })
  else if (part.kind === 'rows') sheets.at(-1)?.rows.push(...part.rows)
  else if (part.kind === 'total') Object.assign(sheets.at(-1) ?? {}, { total: part.row })
  else buildXlsx(sheets.filter(({ rows }) => rows.length > 0)).then(postFile, () => postFile(undefined))
})
