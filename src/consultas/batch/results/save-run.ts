import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { download } from '@/lib/download.ts'
import { fileName } from '../../results/export/index.ts'
import type { Row } from '../run/progress.ts'
import { runCsv } from './export-csv.ts'
import { runJson } from './export-json.ts'

const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: runCsv },
  json: { type: 'application/json', write: runJson },
}

export type RunFileKind = keyof typeof kinds

/** Downloads rows of a run as a file; sensitive values are in it only where the user asked for them. */
export function saveRun(
  kind: RunFileKind,
  definition: ConsultaDefinition,
  rows: readonly Row[],
  withSensitive: boolean,
) {
  const { type, write } = kinds[kind]
  const name = fileName(`${definition.id}-lote`, Date.now(), kind)
  download(
    name,
    type,
    write(definition, rows, () => withSensitive),
  )
}
