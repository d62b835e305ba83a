import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { download } from '@/lib/download.ts'
import { pieceCount } from '@/lib/format/json-pieces.ts'
import { type SheetRows, workbook, xlsxType } from '@/lib/format/workbook.ts'
import { textBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/use-saving.ts'
import type { Answered } from '../../outcome.ts'
import { originOf } from '../origin.ts'
import type { IsShown } from '../reveal-state.ts'
import { answerCsv } from './answer-csv.ts'
import { answerJson } from './answer-json.ts'
import { listedRows } from './answer-rows.ts'
import { answerSheets } from './answer-sheets.ts'
import { fileName } from './file-name.ts'

/** How each kind is written, and in about how many pieces. */
const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: answerCsv, count: listedRows },
  json: {
    type: 'application/json',
    write: answerJson,
    count: (_: ConsultaDefinition, answer: Answered['answer']) => pieceCount(answer),
  },
}

export type FileKind = keyof typeof kinds | 'xlsx'

/** What was asked, as its form shows it; it stands in the workbook, which the user keeps. */
type Asked = { family?: string | undefined; subject?: string | undefined }

/** An answer to be saved, and what of it is shown. */
export type SavedAnswer = {
  definition: ConsultaDefinition
  found: Answered
  isShown: IsShown
  asked?: Asked
}

/**
 * Downloads an answer as a file; what the page masks is masked in it. The page stays responsive however long the answer
 * is. Rejects when the signal aborts: there is no file then.
 */
export async function saveAnswer(kind: FileKind, saved: SavedAnswer, options: SavingOptions): Promise<void> {
  const { definition, found } = saved
  const name = fileName(definition.id, found.at, kind)
  if (kind === 'xlsx') return download(name, xlsxType, await workbook(answerWorkbook(saved), options.signal))
  const { type, write, count } = kinds[kind]
  const total = count(definition, found.answer)
  const onProgress = (done: number) => options.onProgress(Math.min(done, total), total)
  download(
    name,
    type,
    await textBlob(write(definition, found, saved.isShown), { signal: options.signal, onProgress }),
  )
}

/** What was asked, of whom and when, then the answer. */
function answerWorkbook({ definition, found, isShown, asked = {} }: SavedAnswer): SheetRows[] {
  const { source, time } = originOf(found)
  const rows = [
    ['Consulta', [asked.family, definition.title].filter(Boolean).join(', ')],
    ...(asked.subject ? [['Consultado', asked.subject]] : []),
    ['Data', time],
    ['Fonte', source],
  ]
  return [{ name: 'Pedido', hasHeader: false, rows }, ...answerSheets(definition, found, isShown, 'Resumo')]
}
