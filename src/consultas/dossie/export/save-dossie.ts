import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { download } from '@/lib/download.ts'
import { fileName } from '../../results/export/file-name.ts'
import type { IsShown } from '../../results/reveal-state.ts'
import type { DossieProgress } from '../engine/dossie-progress.ts'
import type { OpenDossie } from '../open-dossies.ts'
import { dossieJson } from './dossie-json.ts'
import { dossieSheets } from './dossie-sheets.ts'

export type FileKind = 'json' | 'xlsx'

export type SavedDossie = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  /** Whether a sensitive value is revealed, by the part's name and the path in its answer. */
  isShown: IsShown
}

/** Downloads a dossiê as a file; what the page masks is masked in it. */
export async function saveDossie(kind: FileKind, saved: SavedDossie): Promise<void> {
  const { dossie, progress } = saved
  const name = fileName(`dossie/${dossie.dossie}`, progress.startedAt, kind)
  if (kind === 'json') return download(name, 'application/json', dossieJson(saved))
  const { xlsxOf, xlsxType } = await import('@/lib/format/xlsx.ts')
  download(name, xlsxType, await xlsxOf(dossieSheets(saved)))
}
