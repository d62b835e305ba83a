import { askWorker, SilentWorkerError, silentWorkerText } from '@/lib/ask-worker.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { time } from '@/state/reader.ts'
import { outcome as outcomeSchema } from '@/state/schemas.ts'
import { type FormShape, normaliseValues, validateForm } from '../../form/form-values.ts'
import type { FailureReason, Outcome } from '../../outcome.ts'
import type { BatchTarget } from '../batch-target.ts'
import type {
  BatchLine,
  EarlierMarks,
  EarlierOutcomes,
  GivenList,
  InvalidLine,
  RowMarks,
} from '../run/progress.ts'
import { savedFormat, savedVersion } from './saved-batch.ts'
import type { SavedReply } from './saved-worker.ts'

/** A batch to continue: its lines, the outcomes and marks it has, and the other parts of the list. */
export type SavedBatch = {
  lines: BatchLine[]
  earlierOutcomes: EarlierOutcomes
  earlierMarks: EarlierMarks
  given: GivenList
  savedAt: number
  /** The purpose of its answers. Older files have none. */
  purpose?: string
}

/** Why a file is not a saved batch, in Portuguese. */
export type SavedBatchProblem = { problem: string }

/** Enough for a batch of tens of thousands of long answers. */
const maxBytes = 200_000_000

const problems = {
  notSaved: 'O arquivo não é um lote salvo. Escolha o arquivo feito por “Salvar para continuar depois”.',
  version: 'O arquivo foi salvo por outra versão do painel e não pode ser lido.',
  broken: 'O arquivo está incompleto ou foi alterado. Nada foi restaurado.',
  tooLong: 'O arquivo tem mais linhas do que um lote desta consulta pode ter.',
}

type JsonFields = Record<string, unknown>

const isObject = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the file of a saved batch. A worker parses it, since it may have 200 MB. Returns the problem in Portuguese if that
 * fails.
 */
export async function readSavedFile(
  file: File,
  target: BatchTarget,
): Promise<SavedBatch | SavedBatchProblem> {
  if (file.size > maxBytes) return { problem: 'O arquivo tem mais de 200 MB.' }
  let head: JsonFields = {}
  const lines: unknown[] = []
  try {
    const worker = new Worker(new URL('./saved-worker.ts', import.meta.url), { type: 'module' })
    return await askWorker(worker, file, {
      receive(reply: SavedReply): SavedBatch | SavedBatchProblem | undefined {
        if (reply.kind === 'lines') lines.push(...reply.lines)
        else if (reply.kind === 'head') {
          head = reply.head
          // Too many lines are not worth waiting for.
          return reply.count > target.max
            ? readSaved({ ...head, lines: Array(reply.count) }, target)
            : undefined
        } else return readSaved(reply.kind === 'end' ? { ...head, lines } : undefined, target)
      },
    })
  } catch (error) {
    return {
      problem:
        error instanceof SilentWorkerError
          ? `${silentWorkerText} Tente de novo em outro computador.`
          : 'Não foi possível ler o arquivo. Escolha-o de novo.',
    }
  }
}

/** Reads a saved batch of this target. It does not trust the file: it validates each line like the form. */
export function readSaved(file: unknown, target: BatchTarget): SavedBatch | SavedBatchProblem {
  if (!isObject(file) || file.format !== savedFormat) return { problem: problems.notSaved }
  if (file.version !== savedVersion) return { problem: problems.version }
  if (file.consulta !== target.id) {
    const other = typeof file.title === 'string' ? file.title : 'outra consulta'
    return { problem: `O arquivo é de “${other.slice(0, 80)}”, e esta página é “${target.title}”.` }
  }
  const savedAt = typeof file.savedAt === 'string' ? Date.parse(file.savedAt) : Number.NaN
  if (!Array.isArray(file.lines) || file.lines.length === 0 || Number.isNaN(savedAt))
    return { problem: problems.broken }
  if (file.lines.length > target.max) return { problem: problems.tooLong }
  const given = readGivenList(file)
  if (!given) return { problem: problems.broken }
  const lines: BatchLine[] = []
  const earlierOutcomes = new Map<number, { outcome: Outcome; ms: number; isCached?: boolean }>()
  const earlierMarks = new Map<number, RowMarks>()
  for (const [index, saved] of file.lines.entries()) {
    const line = readLine(saved, target.form, given.ownColumns.length)
    if (!line) return { problem: problems.broken }
    lines.push(line)
    const { isReviewed, note } = saved
    if (isReviewed === true || typeof note === 'string')
      earlierMarks.set(index, {
        ...(isReviewed === true ? { isReviewed } : {}),
        ...(typeof note === 'string' ? { note } : {}),
      })
    if (saved.outcome === undefined) continue
    const outcome = readOutcome(saved.outcome)
    if (!outcome || !isTime(saved.ms)) return { problem: problems.broken }
    earlierOutcomes.set(index, {
      outcome,
      ms: saved.ms,
      ...(saved.isCached === true ? { isCached: true } : {}),
    })
  }
  const { purpose } = file
  const purposed = typeof purpose === 'string' ? { purpose } : {}
  return { lines, earlierOutcomes, earlierMarks, given, savedAt, ...purposed }
}

const isTime = (value: unknown): value is number => time(value) !== undefined

function readLine(saved: unknown, form: FormShape, ownCount: number): BatchLine | undefined {
  if (!isObject(saved) || !isObject(saved.values) || typeof saved.typed !== 'string') return undefined
  const { numbers, values, typed } = saved
  if (!Array.isArray(numbers) || numbers.length === 0 || !numbers.every(isLineNumber)) return undefined
  const given = form.fields.map(({ name }) => [name, Object.hasOwn(values, name) ? values[name] : ''])
  if (!given.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return undefined
  const normal = normaliseValues(form.fields, Object.fromEntries(given))
  if (Object.keys(validateForm(form, normal)).length > 0) return undefined
  const own = ownCount === 0 ? undefined : readOwn(saved.own, numbers.length, ownCount)
  const correctedFrom = readCorrectedFrom(saved.correctedFrom, numbers)
  return { numbers, values: normal, typed, ...(own && { own }), ...(correctedFrom && { correctedFrom }) }
}

const failureReasons: Record<FailureReason, true> = {
  offline: true,
  timeout: true,
  'rate-limited': true,
  unavailable: true,
  refused: true,
  'no-credits': true,
  forbidden: true,
  'signed-out': true,
  'login-refused': true,
  'no-token': true,
  'not-loaded': true,
  malformed: true,
  unexpected: true,
  'too-large': true,
  'no-path': true,
  'other-document': true,
  'maybe-charged': true,
}

function readOutcome(saved: unknown): Outcome | undefined {
  const { data } = outcomeSchema.safeParse(saved)
  const isKnown = data?.status !== 'failed' || Object.hasOwn(failureReasons, data.reason)
  return isKnown ? data : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isLineNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function isCell(value: unknown): value is SheetCell {
  if (!isObject(value)) return isText(value)
  const { text, value: content, format } = value
  const isTyped = typeof content === 'boolean' || (typeof content === 'number' && Number.isFinite(content))
  return isText(text) && isTyped && (format === undefined || isText(format))
}

const isCells = (value: unknown, count: number): value is SheetCell[] =>
  Array.isArray(value) && value.length === count && value.every(isCell)

/** Reads the own cells of a saved line's `lines` lines; `undefined` if they do not fit the columns. */
const readOwn = (saved: unknown, lines: number, columns: number): SheetCell[][] | undefined =>
  Array.isArray(saved) && saved.length === lines && saved.every((cells) => isCells(cells, columns))
    ? saved
    : undefined

/** Reads the texts of corrected lines, by line number; `undefined` if there are none. */
function readCorrectedFrom(saved: unknown, numbers: readonly number[]): Record<number, string> | undefined {
  if (!isObject(saved)) return undefined
  const texts = numbers.flatMap((number) => {
    const text = Object.hasOwn(saved, number) ? saved[number] : undefined
    return isText(text) ? [[number, text] as const] : []
  })
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

function readInvalid(saved: unknown, columns: number): InvalidLine | undefined {
  if (!isObject(saved)) return undefined
  const { number, typed, problem, given, own, correctedFrom } = saved
  if (!isLineNumber(number) || !isText(typed) || !isText(problem) || !isObject(given)) return undefined
  const texts = Object.entries(given)
  if (!texts.every((entry): entry is [string, string] => isText(entry[1]))) return undefined
  return {
    number,
    typed,
    problem,
    given: Object.fromEntries(texts),
    ...(columns > 0 && isCells(own, columns) ? { own } : {}),
    ...(isText(correctedFrom) ? { correctedFrom } : {}),
  }
}

/** Reads a saved batch's own columns and invalid lines; `undefined` if they are broken. Older files have none. */
function readGivenList({ ownColumns = [], invalid = [] }: Record<string, unknown>): GivenList | undefined {
  if (!Array.isArray(ownColumns) || !ownColumns.every(isText) || !Array.isArray(invalid)) return undefined
  const lines = invalid.map((saved) => readInvalid(saved, ownColumns.length))
  return lines.every((line) => line !== undefined) ? { ownColumns, invalid: lines } : undefined
}
