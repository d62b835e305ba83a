import type { Json } from '../../../manifest/schema/consulta.ts'
import { type AnswerEntry, createEntry, distinguishLabels, listInnerEntries } from './entries.ts'
import { isTooLong } from './is-too-long.ts'
import { hasValidPath, isObject, isScalar, type JsonObject } from './json.ts'
import { detectKind } from './value-kind.ts'

/** A column: where its value is in a row, and the values of all rows. */
export type AnswerColumn = AnswerEntry & { values: Json[] }

/** What of the rows no column can show. */
type SkippedColumn = { keys: readonly string[]; why: string }

/** The columns of some rows. What is inside a row's objects is a column too, one level deep. */
export function buildColumns(rows: readonly JsonObject[]): {
  columns: AnswerColumn[]
  skipped: SkippedColumn[]
} {
  const columns = new Map<string, AnswerColumn>()
  const skipped = new Map<string, SkippedColumn>()
  for (const entry of rows.flatMap(listEntries)) {
    const id = JSON.stringify(entry.keys)
    const why = findObstacle(entry)
    const column = columns.get(id)
    if (why !== undefined) skipped.set(id, { keys: entry.keys, why })
    else if (column) column.values.push(entry.value)
    else columns.set(id, { ...entry, values: [entry.value] })
  }
  for (const [id, { keys, values }] of columns) {
    const isEmpty = values.every((value) => Array.isArray(value) && value.length === 0)
    if (isEmpty || isMissingObject(id, columns)) columns.delete(id)
    if (isEmpty && !skipped.has(id))
      skipped.set(id, { keys, why: 'a lista está vazia nesta resposta: não se sabe o que traz' })
  }
  return { columns: distinguishLabels([...columns.values()]), skipped: [...skipped.values()] }
}

const listEntries = (row: JsonObject): AnswerEntry[] =>
  Object.entries(row).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0
      ? listInnerEntries([key], value)
      : [createEntry([key], value)],
  )

/** Whether a column only says that some rows have no object where others have one. */
function isMissingObject(id: string, columns: ReadonlyMap<string, AnswerColumn>): boolean {
  const { keys, values } = columns.get(id) ?? { keys: [], values: [] }
  const isNull = keys.length === 1 && values.every((value) => value === null)
  return isNull && [...columns.values()].some((other) => other.keys.length > 1 && other.keys[0] === keys[0])
}

/** Why a value cannot be a column; `undefined` for one that can. */
function findObstacle({ keys, value }: AnswerEntry): string | undefined {
  if (!hasValidPath(keys)) return 'o manifesto não tem como escrever esta chave'
  if (isObject(value))
    return Object.keys(value).length > 0
      ? 'está fundo demais para uma coluna'
      : 'o objeto está vazio nesta resposta'
  if (Array.isArray(value))
    return value.every(isScalar) ? undefined : 'é uma lista dentro de uma linha, que uma coluna não mostra'
  if (detectKind(keys, value) === 'image') return 'uma coluna não mostra imagens'
  return isTooLong(value) ? 'é conteúdo binário, que ninguém lê' : undefined
}
