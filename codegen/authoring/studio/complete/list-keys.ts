import type { Completion } from '../../../../manifest/contract/studio.ts'
import { formatKey } from '../../edit/yaml-text.ts'
import { createLabel } from '../form/build-form.ts'
import type { DraftNames } from '../form/draft-names.ts'
import { type FormFile, type FormSpot, listBranchSpots, listKeySpots } from '../form/form-spot.ts'
import { readKey } from '../form/grammar-part.ts'
import type { Cursor } from './find-cursor.ts'

/** Returns the keys that a map may have and does not have yet, in the order of the grammar. */
export function listKeys(spot: FormSpot, file: FormFile, cursor: Cursor): Completion[] {
  const keys = listBranchSpots(spot).flatMap((branch) => listKeySpots(branch, file))
  const missing = new Map(
    keys.filter(({ value }) => value === undefined).map((key) => [String(key.path.at(-1)), key]),
  )
  return [...missing].map(([name, key]) => ({
    label: name,
    ...(cursor.hasMark ? { insert: formatKey(name) } : openValue(formatKey(name), key, cursor)),
    detail: createLabel(key),
    ...(key.part.hints.description !== undefined && { info: key.part.hints.description }),
    isKey: true,
  }))
}

/** Returns the text of a key with the marks of its value; `caret` is where the value is typed. */
function openValue(key: string, { part }: FormSpot, { isFlow, column }: Cursor) {
  const { type, element, items } = part.definition
  const isList = element !== undefined || items !== undefined
  const isMap = type === 'object' || type === 'record'
  const inner = `\n${' '.repeat(column + 2)}`
  const [before, after] = isFlow
    ? [isList ? ' [' : isMap ? ' { ' : ' ', isList ? ']' : isMap ? ' }' : '']
    : [isList ? `${inner}- ` : isMap ? inner : ' ', '']
  return { insert: `${key}:${before}${after}`, caret: key.length + 1 + before.length }
}

/** Returns every variant of every family as a new part of a dossiê. */
export function listParts(spot: FormSpot, file: FormFile, names: DraftNames, cursor: Cursor): Completion[] {
  const isPart = file.kind === 'dossies/' && spot.isElement && spot.name === 'parts'
  if (!isPart || cursor.hasMark || readKey(spot.value, 'consulta') !== undefined) return []
  const separator = cursor.isFlow ? ', ' : `\n${' '.repeat(cursor.column)}`
  return names.variants().map(({ value, label }) => {
    const [family, number] = value.split('/')
    return { label: value, insert: `consulta: ${family}${separator}variant: ${number}`, detail: label }
  })
}
