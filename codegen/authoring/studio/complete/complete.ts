import { readKey } from '../../../../manifest/contract/json.ts'
import type {
  CompleteAnswer,
  Completion,
  EntryPath,
  FormChoice,
  StudioAnswers,
  StudioRequests,
} from '../../../../manifest/contract/studio.ts'
import { findFileKind } from '../../../compile/read/manifest-files.ts'
import { readManifest } from '../../../compile/read/read-manifest.ts'
import { formatKey, formatScalar } from '../../edit/yaml-text.ts'
import { type DraftNames, readDraftNames } from '../form/draft-names.ts'
import { createLabel } from '../form/form.ts'
import { createControl } from '../form/form-control.ts'
import { type FormFile, type FormSpot, findSpot, listBranchSpots, listKeySpots } from '../form/form-spot.ts'
import { createDraftFiller } from '../form/scope.ts'
import { findIconNames } from '../icons/icons.ts'
import {
  readManifestFiles,
  readText,
  requireManifestFile,
  type StudioContext,
  StudioError,
} from '../studio-context.ts'
import { type Cursor, findCursor } from './find-cursor.ts'

const maxIcons = 50

/** `complete`: the keys and values that may stand at the cursor, as the form offers them. */
export function complete(
  context: StudioContext,
  { drafts, file: name, offset }: StudioRequests['complete'],
): StudioAnswers['complete'] {
  const { folders, cwd } = context
  requireManifestFile(folders.manifestDir, name)
  const files = readManifestFiles(context, drafts)
  const kind = findFileKind(name)
  const text = readText(files, name)
  if (text === undefined || kind === undefined) throw new StudioError(`O arquivo ${name} não existe`)
  const cursor = findCursor(text, offset)
  if (!cursor) return { from: offset, options: [] }
  // The file itself need not parse: it is read from the cursor's text.
  const others = readManifestFiles(context, { ...drafts, [name]: null })
  const { documents } = readManifest(folders.manifestDir, cwd, others)
  const names = readDraftNames([...documents, { kind, value: cursor.root }], folders.pagesDir)
  const cast = documents.find((document) => document.name === 'demo/cast.yaml')?.value
  const file: FormFile = { kind, value: cursor.root, filler: createDraftFiller(cast) }
  const { from, keysOf, valueAt, word } = cursor

  const completeKeys = (path: EntryPath): Completion[] => {
    const spot = findSpot(file, path)
    return spot ? [...listKeys(spot, file, cursor), ...listParts(spot, file, names, cursor)] : []
  }
  const completeValue = (path: EntryPath): CompleteAnswer => {
    const spot = findSpot(file, path)
    if (!spot) return { from, options: [] }
    if (createControl(spot, names).type !== 'icon') return { from, options: listValues(spot, file, names) }
    const icons = findIconNames(context, word).slice(0, maxIcons)
    return { from, options: icons.map((icon) => ({ label: icon, insert: icon })), isPartial: true }
  }
  const keys = keysOf === undefined ? [] : completeKeys(keysOf)
  return keys.length > 0 || valueAt === undefined ? { from, options: keys } : completeValue(valueAt)
}

/** Returns the keys that a map may have and does not have yet, in the order of the grammar. */
function listKeys(spot: FormSpot, file: FormFile, cursor: Cursor): Completion[] {
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
function listParts(spot: FormSpot, file: FormFile, names: DraftNames, cursor: Cursor): Completion[] {
  const isPart = file.kind === 'dossies/' && spot.isElement && spot.name === 'parts'
  if (!isPart || cursor.hasMark || readKey(spot.value, 'consulta') !== undefined) return []
  const separator = cursor.isFlow ? ', ' : `\n${' '.repeat(cursor.column)}`
  return names.variants().map(({ value, label }) => {
    const [family, number] = value.split('/')
    return { label: value, insert: `consulta: ${family}${separator}variant: ${number}`, detail: label }
  })
}

/** Returns the values that the form offers for a place. Icons are found apart. */
function listValues(spot: FormSpot, file: FormFile, names: DraftNames): Completion[] {
  const isListed = typeof spot.path.at(-1) === 'number'
  const list = isListed ? findSpot(file, spot.path.slice(0, -1)) : undefined
  const control = list && createControl(list, names)
  if (list && control?.type === 'names') {
    const taken = Array.isArray(list.value) ? list.value : []
    return control.choices.filter(({ value }) => !taken.includes(value)).map(completeChoice)
  }
  return listControlValues(spot, names)
}

function listControlValues(spot: FormSpot, names: DraftNames): Completion[] {
  const control = createControl(spot, names)
  switch (control.type) {
    case 'boolean':
      return listBooleans(spot)
    case 'choice':
    case 'tone':
    case 'link':
      return control.choices.map(completeChoice)
    case 'variant':
      return listVariants(control.choices, readKey(spot.around, 'consulta'))
    case 'value-path':
      return control.choices.map(({ path, shownValue }) => ({
        label: path,
        insert: formatScalar(path),
        detail: shownValue,
      }))
  }
  return []
}

/** Returns the numbers of a family's variants. */
const listVariants = (choices: FormChoice[], family: unknown): Completion[] =>
  choices
    .filter(({ value }) => value.startsWith(`${family}/`))
    .map(({ value, label }) => {
      const number = value.slice(value.indexOf('/') + 1)
      return { label: number, insert: number, detail: label }
    })

/** A literal accepts one of them. */
const listBooleans = ({ part: { definition } }: FormSpot): Completion[] =>
  [true, false]
    .filter((value) => definition.values?.includes(value) ?? true)
    .map((value) => ({ label: `${value}`, insert: `${value}`, detail: value ? 'sim' : 'não' }))

const completeChoice = ({ value, label, description }: FormChoice): Completion => ({
  label: value,
  insert: formatScalar(value),
  ...(label !== value && { detail: label }),
  ...(description !== undefined && { info: description }),
})
