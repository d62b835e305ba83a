import { listElements, readKey } from '../../../../manifest/contract/json.ts'
import type { FormControl, MenuRow } from '../../../../manifest/contract/studio.ts'
import { elementLabels } from '../../../../manifest/schema/key-labels.ts'
import { findIconSet } from '../../../compile/check/icons.ts'
import { formatSvg, readIconSet } from '../icons/icons.ts'
import type { DraftNames } from './draft-names.ts'
import type { FormSpot } from './form-spot.ts'
import { createEmptyValue, type GrammarPart, hasFurtherKeys, readPart } from './grammar-part.ts'
import { listEnumChoices, listNewItems } from './new-items.ts'
import { listCollectedChoices, listRowChoices, listValueChoices } from './scope.ts'

/** Returns the control of a place, without the controls of its parts. */
export const createControl = (spot: FormSpot, names: DraftNames): FormControl =>
  createHintedControl(spot, names) ?? createListedControl(spot, names) ?? createTypedControl(spot, names)

/** Returns the control that the grammar's metadata names. */
function createHintedControl(spot: FormSpot, names: DraftNames): FormControl | undefined {
  const { part, scope } = spot
  switch (part.hints.control) {
    case 'badge':
    case 'yaml':
      return { type: part.hints.control }
    case 'tone':
      return { type: 'tone', choices: listEnumChoices(part) }
    case 'long-text':
      return createText(part, true)
    case 'value-path':
      return { type: 'value-path', choices: (scope.isRow ? listRowChoices : listValueChoices)(scope.answer) }
    case 'collected-path':
      return { type: 'value-path', choices: listCollectedChoices(scope.answer) }
    case 'block-title':
      return { type: 'choice', choices: scope.blockTitles, isClosed: true }
    case 'field-names':
      return { type: 'names', choices: scope.fields }
    case 'menu':
      return createMenu(spot)
    case 'variant':
      return createVariant(spot, names)
    case 'page':
      return { type: 'choice', choices: names.pages(), isClosed: true }
  }
  return undefined
}

/** Returns the control of a value that is one of the manifest's names. */
function createListedControl({ part }: FormSpot, names: DraftNames): FormControl | undefined {
  switch (part.hints.names) {
    case 'icons':
      return { type: 'icon' }
    case 'paths':
      return { type: 'link', choices: names.paths() }
    case 'groups':
      return { type: 'choice', choices: names.groups(), isClosed: false }
    case 'sources':
    case 'families':
    case 'roles':
      return { type: 'choice', choices: names[part.hints.names](), isClosed: true }
  }
  return undefined
}

function createTypedControl(spot: FormSpot, names: DraftNames): FormControl {
  const { part, union } = spot
  const { type, valueType, catchall, values } = part.definition
  switch (type) {
    case 'object':
      if (hasFurtherKeys(part) && catchall) return createMap(spot, catchall)
      return {
        type: 'object',
        ...(union && { chosenBy: union.definition.discriminator ?? '' }),
        children: [],
      }
    case 'record':
      return valueType ? createMap(spot, valueType) : { type: 'yaml' }
    case 'array':
    case 'tuple':
      return createList(spot, names)
    case 'string':
      return createText(part, false)
    case 'number':
      return createNumber(part)
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { type: 'choice', choices: listEnumChoices(part), isClosed: true }
    case 'literal':
      return typeof values?.[0] === 'boolean' ? { type: 'boolean' } : createText(part, false)
  }
  return { type: 'yaml' }
}

const createText = ({ maximum }: GrammarPart, isLong: boolean): FormControl => ({
  type: 'text',
  isLong,
  ...(maximum !== undefined && { maxLength: maximum }),
})

const createNumber = ({ minimum, maximum }: GrammarPart): FormControl => ({
  type: 'number',
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
})

function createList({ part, name }: FormSpot, names: DraftNames): FormControl {
  const { element } = part.definition
  const item = element && readPart(element)
  if (item?.hints.names === 'roles') return { type: 'names', choices: names.roles() }
  return {
    type: 'list',
    items: [],
    newItem: item ? createEmptyValue(item) : '',
    ...(item && listNewItems(item)),
    itemLabel: elementLabels[name] ?? 'Elemento',
  }
}

const createMenu = ({ part, value }: FormSpot): FormControl => ({
  type: 'menu',
  rows: listMenuRows(value),
  levels: countMenuLevels(part),
  newEntry: { title: '', link: '' },
})

const createVariant = ({ around, value, inherited }: FormSpot, names: DraftNames): FormControl => ({
  type: 'variant',
  current: `${readKey(around, 'consulta')}/${value ?? inherited}`,
  choices: names.variants(),
})

const createMap = ({ name }: FormSpot, value: Parameters<typeof readPart>[0]): FormControl => ({
  type: 'map',
  entries: [],
  keyLabel: elementLabels[name] ?? 'Chave',
  newValue: createEmptyValue(readPart(value)),
})

/** Returns a menu's entries with what people see of them. The file need not follow the grammar. */
export const listMenuRows = (entries: unknown): MenuRow[] => listElements(entries).map(readRow)

function readRow(entry: unknown): MenuRow {
  const header = readText(readKey(entry, 'header'))
  const link = readText(readKey(entry, 'link'))
  const badge = readBadge(readKey(entry, 'badge'))
  const iconSvg = drawIcon(readText(readKey(entry, 'icon')))
  return {
    title: header ?? readText(readKey(entry, 'title')) ?? '',
    isHeader: header !== undefined,
    ...(link !== undefined && { link }),
    ...(badge !== undefined && { badge }),
    ...(iconSvg !== undefined && { iconSvg }),
    isHide: readKey(entry, 'isHide') === true,
    children: listMenuRows(readKey(entry, 'children')),
  }
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** A counted badge has no text in the manifest. */
const readBadge = (badge: unknown): string | undefined =>
  readText(badge) ?? readText(readKey(badge, 'text')) ?? (readKey(badge, 'count') ? 'contado' : undefined)

function drawIcon(name: string | undefined): string | undefined {
  const set = name === undefined ? undefined : findIconSet(name)
  const drawing = set === undefined ? undefined : readIconSet(set).get(name ?? '')
  return drawing === undefined ? undefined : formatSvg(drawing)
}

/** Returns how many levels the grammar has below a list of menu entries, itself included. */
function countMenuLevels({ definition: { element } }: GrammarPart): number {
  const children = element && readPart(element).definition.shape?.children
  return 1 + (children ? countMenuLevels(readPart(children)) : 0)
}
