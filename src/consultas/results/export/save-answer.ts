import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { download } from '@/lib/download.ts'
import type { Found } from '../../outcome.ts'
import type { IsShown } from '../reveal-state.ts'
import { answerCsv } from './answer-csv.ts'
import { answerJson } from './answer-json.ts'
import { fileName } from './file-name.ts'

const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: answerCsv },
  json: { type: 'application/json', write: answerJson },
}

export type FileKind = keyof typeof kinds

/** Downloads an answer as a file; what the page masks is masked in it. */
export function saveAnswer(kind: FileKind, definition: ConsultaDefinition, found: Found, isShown: IsShown) {
  const { type, write } = kinds[kind]
  download(fileName(definition.id, found.at, kind), type, write(definition, found, isShown))
}
