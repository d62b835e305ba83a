import { entryValue, everyEntry } from '../../../../manifest/contract/answer-rows.ts'
import { foldText } from '../../../../manifest/contract/fold-text.ts'
import { isObject, isScalar, type JsonObject } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { buildLabel } from '../label.ts'
import { toSingular } from '../singular.ts'
import { detectKind } from '../value-kind.ts'
import { stateCodes } from '../word-lists.ts'
import { splitKey } from '../words.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

/** The kinds of data that keys of maps are, and the names of the columns that show them. */
const keyKinds: readonly (readonly [name: string, isKey: (key: string) => boolean, atLeast: number])[] = [
  ['mes', (key) => detectKind(['mes'], key) === 'month' || /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/.test(key), 1],
  ['data', (key) => detectKind(['data'], key) === 'date', 1],
  ['ano', (key) => /^(?:19|20)\d\d$/.test(key), 2],
  ['uf', (key) => stateCodes.has(key), 2],
  ['codigo', (key) => /^\d{1,8}$/.test(key), 2],
]

/** Personal documents cannot be hidden as keys: the files of an answer have them. */
const isPersonal = (key: string) => ['cpf', 'cnpj', 'phone', 'email'].includes(detectKind([], key))

/** Returns the name of the key of a map, such as the payments by month, or `undefined` for another object. The keys of a known map are data. */
function findMapKey(name: string, value: JsonObject, isKnown: boolean): string | undefined {
  const keys = Object.keys(value)
  const [kind] = keyKinds.find(([, isKey, atLeast]) => keys.length >= atLeast && keys.every(isKey)) ?? []
  if (!haveOneShape(Object.values(value))) return undefined
  if (kind === undefined && !(isKnown && keys.length > 1)) return undefined
  const [, by] = /^(?:.*_)?por_?(\p{L}+)$/u.exec(splitKey(name).map(foldText).join('_')) ?? []
  const own =
    by !== undefined && /^[a-z]+$/.test(by)
      ? by
      : kind === undefined || kind === 'codigo'
        ? readSingular(name)
        : kind
  const isTaken = Object.values(value).some((entry) => isObject(entry) && Object.hasOwn(entry, own))
  return isTaken ? `chave_${own}` : own
}

/** `bancos` has the codes of banks, and `legendaIndicadores` those of indicators. */
const readSingular = (name: string) => {
  const word = foldText(toSingular(buildLabel(splitKey(name).at(-1) ?? '')))
  return /^[a-z]{3,}$/.test(word) && splitKey(name).at(-1)?.endsWith('s') ? word : 'codigo'
}

const haveOneShape = (values: readonly Json[]) =>
  values.every((value) => value === null || (isObject(value) && Object.keys(value).length > 0)) ||
  values.every(isScalar) ||
  values.every((value) => Array.isArray(value) && value.every(isObject))

/** A map, whose keys are data, is a list: each entry is a row, and its key is the first value. */
export const openMaps =
  (maps: ReadonlySet<object>) =>
  (entries: readonly ViewEntry[], presets: Presets): ViewEntry[] =>
    entries.map((entry) => {
      const { name, value, steps } = entry
      if (!isObject(value)) return entry
      if (Object.keys(value).length > 0 && Object.keys(value).every(isPersonal))
        return { ...entry, why: 'as chaves são documentos, que uma página não encobre' }
      const mapKey = findMapKey(name, value, maps.has(value))
      if (mapKey === undefined) return entry
      const rows = Object.entries(value).flatMap(([key, inner]) =>
        (Array.isArray(inner) ? inner : [inner]).map((row) => ({
          [mapKey]: key,
          ...(isObject(row) ? row : { [entryValue]: row }),
        })),
      )
      for (const row of rows) nameEntryValue(row, mapKey, name, presets)
      return { ...entry, steps: [...steps, everyEntry], value: rows, mapKey }
    })

/** A plain value has the name of its map: the queries by state are queries. */
function nameEntryValue(row: JsonObject, mapKey: string, name: string, presets: Presets) {
  if (Object.keys(row).length !== 2 || !Object.hasOwn(row, entryValue)) return
  const named = splitKey(name)
    .map(foldText)
    .join('_')
    .replace(/_?por_.*$/, '')
    .replace(new RegExp(`_${mapKey}(?:e?s)?$`), '')
  presets.set(row, [
    { name: mapKey, steps: [mapKey], value: row[mapKey] ?? null },
    { name: named || entryValue, steps: [entryValue], value: row[entryValue] ?? null },
  ])
}
