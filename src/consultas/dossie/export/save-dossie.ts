import { download } from '@/lib/download.ts'
import { pieceCount } from '@/lib/format/json-pieces.ts'
import { buildWorkbook, xlsxType } from '@/lib/format/workbook.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/use-saving.ts'
import { isAnswered } from '../../outcome.ts'
import { fileName } from '../../results/export/file-name.ts'
import type { PartProgress } from '../engine/dossie-progress.ts'
import { dossieJson } from './dossie-json.ts'
import { dossieSheets } from './dossie-sheets.ts'
import type { SavedDossie } from './saved-dossie.ts'

export type DossieFileKind = 'json' | 'xlsx'

/**
 * Downloads a dossiê as a file; what the page masks is masked in it. Rejects when the signal aborts: there is no file
 * then.
 */
export async function saveDossie(
  kind: DossieFileKind,
  saved: SavedDossie,
  { signal, onProgress }: SavingOptions,
): Promise<void> {
  const { dossie, progress } = saved
  const name = fileName(`dossie/${dossie.dossie}`, progress.startedAt, kind)
  if (kind === 'xlsx') return download(name, xlsxType, await buildWorkbook(dossieSheets(saved), signal))
  const total = progress.parts.reduce((sum, part) => sum + answerCount(part), 0)
  const file = await buildTextBlob(dossieJson(saved), {
    signal,
    onProgress: (done) => onProgress(Math.min(done, total), total),
  })
  download(name, 'application/json', file)
}

const answerCount = ({ answer }: PartProgress) =>
  isAnswered(answer?.outcome) ? pieceCount(answer.outcome.answer) : 1
