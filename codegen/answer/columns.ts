import type { Json } from '../../manifest/schema/consulta.ts'
import { type Entry, entriesInside, toldApart } from './entries.ts'
import { canBeNamed, isObject, isScalar, type JsonObject } from './json.ts'
import { labelOf } from './label.ts'
import { isTooLong } from './too-long.ts'
import { valueKind } from './value-kind.ts'

/** A column: where its value is in a row, and the values of all rows. */
export type Column = Entry & { values: Json[] }

/** What of the rows no column can show. */
export type Unshown = { keys: readonly string[]; why: string }

/** The columns of some rows. What is inside a row's objects is a column too, one level deep. */
export function columnsOf(rows: readonly JsonObject[]): { columns: Column[]; unshown: Unshown[] } {
  const columns = new Map<string, Column>()
  const unshown = new Map<string, Unshown>()
  const leave = (keys: readonly string[], why: string) =>
    unshown.has(JSON.stringify(keys)) || unshown.set(JSON.stringify(keys), { keys, why })
  const add = (entry: Entry) => {
    const id = JSON.stringify(entry.keys)
    const why = obstacle(entry)
    if (why !== undefined) return leave(entry.keys, why)
    const column = columns.get(id) ?? { ...entry, values: [] }
    column.values.push(entry.value)
    columns.set(id, column)
  }
  for (const row of rows)
    for (const [key, value] of Object.entries(row)) {
      if (!isObject(value)) add({ keys: [key], key, value, label: labelOf(key) })
      else if (Object.keys(value).length === 0) leave([key], 'o objeto está vazio nesta resposta')
      else for (const entry of entriesInside([key], value)) add(entry)
    }
  const inside = new Set([...columns.values()].flatMap(({ keys }) => (keys.length > 1 ? [keys[0]] : [])))
  const shown = [...columns.values()].filter(({ keys, values }) => {
    const isAbsentObject = keys.length === 1 && inside.has(keys[0]) && values.every((value) => value === null)
    return !isAbsentObject && !values.every((value) => Array.isArray(value) && value.length === 0)
  })
  for (const { keys, values } of columns.values())
    if (values.every((value) => Array.isArray(value) && value.length === 0))
      leave(keys, 'a lista está vazia nesta resposta: não se sabe o que traz')
  return { columns: toldApart(shown), unshown: [...unshown.values()] }
}

/** Why a value cannot be a column; `undefined` for one that can. */
function obstacle({ keys, value }: Entry): string | undefined {
  if (!canBeNamed(keys)) return 'o manifesto não tem como escrever esta chave'
  if (isObject(value)) return 'está fundo demais para uma coluna'
  if (Array.isArray(value))
    return value.every(isScalar) ? undefined : 'é uma lista dentro de uma linha, que uma coluna não mostra'
  if (valueKind(keys, value) === 'image') return 'uma coluna não mostra imagens'
  return isTooLong(value) ? 'é conteúdo binário, que ninguém lê' : undefined
}
