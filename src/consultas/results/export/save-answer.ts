import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { download } from '@/lib/download.ts'
import type { Sheet } from '@/lib/format/xlsx.ts'
import type { Found } from '../../outcome.ts'
import { originOf } from '../origin.ts'
import type { IsShown } from '../reveal-state.ts'
import { answerCsv } from './answer-csv.ts'
import { answerJson } from './answer-json.ts'
import { answerSheets } from './answer-sheets.ts'
import { fileName } from './file-name.ts'

const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: answerCsv },
  json: { type: 'application/json', write: answerJson },
}

export type FileKind = keyof typeof kinds | 'xlsx'

/** What was asked, as its form shows it; it stands in the workbook, which the user keeps. */
type Asked = { family?: string | undefined; subject?: string | undefined }

/** Downloads an answer as a file; what the page masks is masked in it. */
export async function saveAnswer(
  kind: FileKind,
  definition: ConsultaDefinition,
  found: Found,
  isShown: IsShown,
  asked: Asked = {},
): Promise<void> {
  const name = fileName(definition.id, found.at, kind)
  if (kind === 'xlsx') {
    const { xlsxOf, xlsxType } = await import('@/lib/format/xlsx.ts')
    return download(name, xlsxType, await xlsxOf(workbookSheets(definition, found, isShown, asked)))
  }
  const { type, write } = kinds[kind]
  download(name, type, write(definition, found, isShown))
}

/** What was asked, of whom and when, then the answer. */
function workbookSheets(
  definition: ConsultaDefinition,
  found: Found,
  isShown: IsShown,
  { family, subject }: Asked,
): Sheet[] {
  const { source, time } = originOf(found)
  const rows = [
    ['Consulta', [family, definition.title].filter(Boolean).join(', ')],
    ...(subject ? [['Consultado', subject]] : []),
    ['Data', time],
    ['Fonte', source],
  ]
  const view = { answer: found.answer, isShown }
  return [{ name: 'Pedido', hasHeader: false, rows }, ...answerSheets(definition, view, 'Resumo')]
}
