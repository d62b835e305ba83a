import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed, ValueCell } from '@/blocks/parts/shown-text.ts'
import { download } from '@/lib/download.ts'
import { cellText } from '@/lib/format/cell.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import { jsonPieces, pieceCount } from '@/lib/format/json-pieces.ts'
import { buildWorkbook, type SheetRows, xlsxType } from '@/lib/format/workbook.ts'
import { addJsonDigest } from '@/lib/json-digest.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/saving.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { listMissingLabels } from '../incomplete/missing-labels.ts'
import { readSourceAndTime } from '../source-and-time.ts'
import { answerSections, countListRows, joinSections } from './answer-sections.ts'
import { answerSheets } from './answer-sheets.ts'
import { fileName } from './file-name.ts'
import { hideSensitiveValuesInSteps } from './hide-sensitive-values.ts'
import { momentCell } from './sheet-cell.ts'

/** The media type of each kind, its writer, and an estimate of how many pieces it writes. */
const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: answerCsv, count: countListRows },
  json: {
    type: 'application/json',
    write: answerJson,
    count: (_: ConsultaDefinition, answer: AnsweredOutcome['answer']) => pieceCount(answer),
  },
}

export type AnswerFileKind = keyof typeof kinds | 'xlsx'

/** The query as its form shows it. It is only in the workbook. */
type QueryDetails = { family?: string | undefined; subject?: string | undefined }

export type SavedAnswer = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  isRevealed: IsRevealed
  queryDetails?: QueryDetails
}

/**
 * Downloads an answer as a file. Values that the page hides are hidden in the file too. The page stays
 * responsive however long the answer is. Rejects when the signal aborts.
 */
export async function saveAnswer(
  kind: AnswerFileKind,
  saved: SavedAnswer,
  options: SavingOptions,
): Promise<void> {
  const { definition, found } = saved
  const name = fileName(definition.id, found.at, kind)
  if (kind === 'xlsx')
    return download(name, xlsxType, await buildWorkbook(answerWorkbook(saved), options.signal))
  const { type, write, count } = kinds[kind]
  const total = count(definition, found.answer)
  const onProgress = (done: number) => options.onProgress(Math.min(done, total), total)
  const pieces = write(definition, found, saved.isRevealed)
  const file = await buildTextBlob(pieces, { signal: options.signal, onProgress })
  download(name, type, kind === 'json' ? await addJsonDigest(file) : file)
}

/** Returns a sheet about the query, then the sheets of the answer. */
function answerWorkbook({ definition, found, isRevealed, queryDetails = {} }: SavedAnswer): SheetRows[] {
  const rows = [
    ['Consulta', [queryDetails.family, definition.title].filter(Boolean).join(', ')],
    ...(queryDetails.subject ? [['Consultado', queryDetails.subject]] : []),
    ['Data', momentCell(found.at)],
    ['Fonte', found.source],
  ]
  return [
    { name: 'Pedido', hasHeader: false, rows },
    ...answerSheets(definition, found, isRevealed, 'Resumo'),
  ]
}

/** Yields the lines of a CSV file: where the answer comes from, then the sections as the page shows them. */
export function* answerCsv(
  definition: ConsultaDefinition,
  found: AnsweredOutcome,
  isRevealed: IsRevealed,
): Generator<string> {
  const { source, time } = readSourceAndTime(found)
  const sourceRows = [
    ['Consulta', definition.title],
    ['Fonte', source],
    ['Data', time],
  ]
  yield byteOrderMark
  for (const row of joinSections<ValueCell[]>([sourceRows, ...answerSections(definition, found, isRevealed)]))
    yield buildCsvLine(row.map(cellText))
}

/**
 * Yields the pieces of a JSON file with the whole answer and where it comes from. Values that the page hides
 * are hidden here too.
 */
export function* answerJson(
  definition: ConsultaDefinition,
  found: AnsweredOutcome,
  isRevealed: IsRevealed,
): Generator<string> {
  const { source, at, isDemo } = found
  const answer = yield* hideSensitiveValuesInSteps(definition, found.answer, isRevealed)
  yield* jsonPieces({
    consulta: definition.title,
    source,
    at: new Date(at).toISOString(),
    demonstration: isDemo,
    requestId: found.requestId,
    ...(found.status === 'incomplete'
      ? { state: found.status, missing: listMissingLabels(definition, found.missing) }
      : {}),
    answer,
  })
  yield '\n'
}
