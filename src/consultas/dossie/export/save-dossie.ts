import { download } from '@/lib/download.ts'
import { fileName } from '../../results/export/file-name.ts'
import { dossieJson } from './dossie-json.ts'
import { dossieSheets } from './dossie-sheets.ts'
import type { SavedDossie } from './saved-dossie.ts'

export type FileKind = 'json' | 'xlsx'

/** Downloads a dossiê as a file; what the page masks is masked in it. */
export async function saveDossie(kind: FileKind, saved: SavedDossie): Promise<void> {
  const { dossie, progress } = saved
  const name = fileName(`dossie/${dossie.dossie}`, progress.startedAt, kind)
  if (kind === 'json') return download(name, 'application/json', dossieJson(saved))
  const { xlsxOf, xlsxType } = await import('@/lib/format/xlsx.ts')
  download(name, xlsxType, await xlsxOf(dossieSheets(saved)))
}
