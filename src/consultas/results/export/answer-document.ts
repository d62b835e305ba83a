import { readRowValues } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { pieceCount } from '@/lib/format/json-pieces.ts'
import type { PageDocument } from '../../document/document.ts'
import { isoTime, type JsonSteps, writeJson } from '../../document/json.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { readAnswerParts } from '../answer-parts.ts'
import { listMissingLabels } from '../incomplete/missing-labels.ts'
import { listAnswerFacts, readSourceAndTime } from '../source-and-time.ts'
import { answerSheets, joinParts } from './answer-sheets.ts'
import { hideSensitiveValuesInSteps } from './hide-sensitive-values.ts'
import { momentCell } from './sheet-cell.ts'

type AnswerDetails = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  isRevealed: IsRevealed
  /** The query as its form shows it. It is only in the workbook. */
  queryDetails?: { family?: string | undefined; subject?: string | undefined }
}

/** Builds the document of an answer. */
export function buildAnswerDocument(details: AnswerDetails): PageDocument {
  const { definition, found, isRevealed, queryDetails = {} } = details
  const { source, time } = readSourceAndTime(found)
  const facts = listAnswerFacts(found)
  const csvHead = [['Consulta', definition.title], ['Fonte', source], ['Data', time], ...facts]
  const sheetHead = [
    ['Consulta', [queryDetails.family, definition.title].filter(Boolean).join(', ')],
    ...(queryDetails.subject ? [['Consultado', queryDetails.subject]] : []),
    ['Data', momentCell(found.at)],
    ['Fonte', source],
    ...facts,
  ]
  return {
    name: definition.id,
    at: found.at,
    size: { csv: countListRows(definition, found.answer), json: pieceCount(found.answer) },
    csv() {
      const { missing, findings, summary, blocks } = readAnswerParts(definition, found, isRevealed)
      return joinParts([{ rows: () => csvHead }, missing, findings, summary, ...blocks])
    },
    json: () => writeJson(answerJson(details)),
    xlsx: () => [
      { name: 'Pedido', hasHeader: false, rows: sheetHead },
      ...answerSheets(definition, found, isRevealed, 'Resumo'),
    ],
  }
}

/** Counts the rows of an answer's lists. The CSV file has a few rows more. */
const countListRows = ({ result }: ConsultaDefinition, answer: Json): number =>
  result.reduce(
    (sum, block) =>
      sum +
      ('value' in block && block.value ? readRowValues(answer, { ...block, value: block.value }).length : 0),
    0,
  )

function* answerJson({ definition, found, isRevealed }: AnswerDetails): JsonSteps {
  return {
    consulta: definition.title,
    source: found.source,
    at: isoTime(found.at),
    ...(found.storedAt === undefined ? {} : { storedAt: isoTime(found.storedAt) }),
    demonstration: found.isDemo,
    requestId: found.requestId,
    ...(found.pages ? { pages: found.pages } : {}),
    ...(found.status === 'incomplete'
      ? { state: found.status, missing: listMissingLabels(definition, found.missing) }
      : {}),
    answer: yield* hideSensitiveValuesInSteps(definition, found.answer, isRevealed),
  }
}
