import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { download } from '@/lib/download.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import { jsonPieces, pieceCount } from '@/lib/format/json-pieces.ts'
import { buildWorkbook, type SheetRows, xlsxType } from '@/lib/format/workbook.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/use-saving.ts'
import type { Answered } from '../../outcome.ts'
import { missingLabels } from '../incomplete/missing-labels.ts'
import type { IsShown } from '../shown-text.ts'
import { readSourceAndTime } from '../source-and-time.ts'
import { answerSections, countListRows, joinSections } from './answer-sections.ts'
import { answerSheets } from './answer-sheets.ts'
import { fileName } from './file-name.ts'
import { hideInSteps } from './hide-sensitive-values.ts'

/** How each kind is written, and in about how many pieces. */
const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: answerCsv, count: countListRows },
  json: {
    type: 'application/json',
    write: answerJson,
    count: (_: ConsultaDefinition, answer: Answered['answer']) => pieceCount(answer),
  },
}

export type AnswerFileKind = keyof typeof kinds | 'xlsx'

/** What was asked, as its form shows it; it stands in the workbook, which the user keeps. */
type QueryDetails = { family?: string | undefined; subject?: string | undefined }

/** An answer to be saved, and what of it is shown. */
export type SavedAnswer = {
  definition: ConsultaDefinition
  found: Answered
  isShown: IsShown
  queryDetails?: QueryDetails
}

/**
 * Downloads an answer as a file; what the page masks is masked in it. The page stays responsive however long the answer
 * is. Rejects when the signal aborts: there is no file then.
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
  download(
    name,
    type,
    await buildTextBlob(write(definition, found, saved.isShown), { signal: options.signal, onProgress }),
  )
}

/** What was asked, of whom and when, then the answer. */
function answerWorkbook({ definition, found, isShown, queryDetails = {} }: SavedAnswer): SheetRows[] {
  const { source, time } = readSourceAndTime(found)
  const rows = [
    ['Consulta', [queryDetails.family, definition.title].filter(Boolean).join(', ')],
    ...(queryDetails.subject ? [['Consultado', queryDetails.subject]] : []),
    ['Data', time],
    ['Fonte', source],
  ]
  return [{ name: 'Pedido', hasHeader: false, rows }, ...answerSheets(definition, found, isShown, 'Resumo')]
}

/** An answer as a sheet, line by line: where it comes from, then section by section, as the page shows it. */
export function* answerCsv(
  definition: ConsultaDefinition,
  found: Answered,
  isShown: IsShown,
): Generator<string> {
  const { source, time } = readSourceAndTime(found)
  const sourceRows = [
    ['Consulta', definition.title],
    ['Fonte', source],
    ['Data', time],
  ]
  yield byteOrderMark
  for (const row of joinSections([sourceRows, ...answerSections(definition, found, isShown)]))
    yield buildCsvLine(row)
}

/**
 * The answer as its source gave it, and where it comes from, piece by piece. What the page hides is masked here too.
 */
export function* answerJson(
  definition: ConsultaDefinition,
  found: Answered,
  isShown: IsShown,
): Generator<string> {
  const { source, at, isDemo } = found
  const answer = yield* hideInSteps(definition, found.answer, isShown)
  yield* jsonPieces({
    consulta: definition.title,
    source,
    at: new Date(at).toISOString(),
    demonstration: isDemo,
    ...(found.status === 'incomplete'
      ? { state: found.status, missing: missingLabels(definition, found.missing) }
      : {}),
    answer,
  })
  yield '\n'
}
