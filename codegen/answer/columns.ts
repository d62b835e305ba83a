import type { Json } from '../../manifest/schema/consulta.ts'
import { type Entry, entriesInside, entryOf, toldApart } from './entries.ts'
import { canBeNamed, isObject, isScalar, type JsonObject } from './json.ts'
import { isTooLong } from './too-long.ts'
import { valueKind } from './value-kind.ts'

/** A column: where its value is in a row, and the values of all rows. */
export type Column = Entry & { values: Json[] }

/** What of the rows no column can show. */
type Unshown = { keys: readonly string[]; why: string }

/** The columns of some rows. What is inside a row's objects is a column too, one level deep. */
export function columnsOf(rows: readonly JsonObject[]): { columns: Column[]; unshown: Unshown[] } {
  const columns = new Map<string, Column>()
  const unshown = new Map<string, Unshown>()
  for (const entry of rows.flatMap(entriesOf)) {
    const id = JSON.stringify(entry.keys)
    const why = obstacle(entry)
    const column = columns.get(id)
    if (why !== undefined) unshown.set(id, { keys: entry.keys, why })
    else if (column) column.values.push(entry.value)
    else columns.set(id, { ...entry, values: [entry.value] })
  }
  for (const [id, { keys, values }] of columns) {
    const isEmpty = values.every((value) => Array.isArray(value) && value.length === 0)
    if (isEmpty || isAbsence(id, columns)) columns.delete(id)
    if (isEmpty && !unshown.has(id))
      unshown.set(id, { keys, why: 'a lista está vazia nesta resposta: não se sabe o que traz' })
  }
  return { columns: toldApart([...columns.values()]), unshown: [...unshown.values()] }
}

const entriesOf = (row: JsonObject): Entry[] =>
  Object.entries(row).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0 ? entriesInside([key], value) : [entryOf([key], value)],
  )

/** Whether a column only says that some rows have no object where others have one. */
function isAbsence(id: string, columns: ReadonlyMap<string, Column>): boolean {
  const { keys, values } = columns.get(id) ?? { keys: [], values: [] }
  const isNull = keys.length === 1 && values.every((value) => value === null)
  return isNull && [...columns.values()].some((other) => other.keys.length > 1 && other.keys[0] === keys[0])
}

/** Why a value cannot be a column; `undefined` for one that can. */
function obstacle({ keys, value }: Entry): string | undefined {
  if (!canBeNamed(keys)) return 'o manifesto não tem como escrever esta chave'
  if (isObject(value))
    return Object.keys(value).length > 0
      ? 'está fundo demais para uma coluna'
      : 'o objeto está vazio nesta resposta'
  if (Array.isArray(value))
    return value.every(isScalar) ? undefined : 'é uma lista dentro de uma linha, que uma coluna não mostra'
  if (valueKind(keys, value) === 'image') return 'uma coluna não mostra imagens'
  return isTooLong(value) ? 'é conteúdo binário, que ninguém lê' : undefined
}
