import { joinAnswerPath, wholeAnswer } from '../../../../manifest/contract/answer-path.ts'
import { readRows } from '../../../../manifest/contract/answer-rows.ts'
import { type CastGroup, castDocuments } from '../../../../manifest/contract/cast/cast-data.ts'
import type { Facts } from '../../../../manifest/contract/cast/references.ts'
import { isObject, listElements, listEntries, readKey } from '../../../../manifest/contract/json.ts'
import type { FormChoice } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { createExampleFiller, type ExampleFiller } from '../../../compile/expand/cast/fill-examples.ts'
import type { CastMember } from '../../../compile/expand/cast/members.ts'

/** The declarations of a variant, `defaults` or a dossiê, and the answer in which value paths begin. */
export type Scope = {
  /** The filled example, or an element of one of its lists. */
  answer: unknown
  isRow: boolean
  fields: FormChoice[]
  blockTitles: FormChoice[]
}

export const emptyScope: Scope = { answer: undefined, isRow: false, fields: [], blockTitles: [] }

/** Returns a filler for examples of a cast that need not be valid. */
export function createDraftFiller(cast: unknown): ExampleFiller {
  const members = Object.keys(castDocuments).flatMap((group) =>
    listEntries(readKey(cast, group)).map(([key, facts]): [string, CastMember] => [
      key,
      { key, group: group as CastGroup, facts: (facts ?? {}) as Facts },
    ]),
  )
  return createExampleFiller(new Map(members.toReversed()))
}

/** Returns the scope of a variant with the parts of `defaults`. Without `number`, the scope of `defaults`. */
export function readFamilyScope(file: unknown, number: string | undefined, filler: ExampleFiller): Scope {
  const defaults = readKey(file, 'defaults')
  const variants = readKey(file, 'variants')
  const variant = number === undefined ? undefined : readKey(variants, number)
  const readList = (key: string) => [
    ...listElements(readKey(variant, key) ?? readKey(defaults, key)),
    ...listElements(readKey(variant, `${key}+`)),
  ]
  // Without an example of its own, `defaults` describes the answer of the first variant.
  const example =
    readKey(variant, 'example') ??
    readKey(defaults, 'example') ??
    readKey(listEntries(variants)[0]?.[1], 'example')
  return {
    answer: example === undefined ? undefined : filler.fill(example as Json, []),
    isRow: false,
    fields: listChoices(readList('fields'), 'name', 'label'),
    blockTitles: listChoices(readList('result'), 'title', 'title'),
  }
}

export const readDossieScope = (file: unknown): Scope => ({
  ...emptyScope,
  fields: listChoices(listElements(readKey(file, 'fields')), 'name', 'label'),
})

const listChoices = (parts: unknown[], valueKey: string, labelKey: string): FormChoice[] =>
  parts.flatMap((part) => {
    const [value, label] = [readKey(part, valueKey), readKey(part, labelKey)]
    return typeof value === 'string' ? [{ value, label: typeof label === 'string' ? label : value }] : []
  })

/** Inside a part whose `value` names a list, other value paths begin at the list's elements. */
export function enterPart(scope: Scope, part: unknown): Scope {
  const [value, each, key] = ['value', 'each', 'key'].map((name) => toText(readKey(part, name)))
  if (value === undefined) return scope
  const read = readRows(scope.answer, { value, each, key }) ?? readRows(scope.answer, { value, key })
  return read ? { ...scope, answer: mergeRows([...read.rows]), isRow: true } : scope
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

type ValueChoice = { path: string; shownValue: string }

/** Values per answer, and characters per shown value. */
const maxChoices = 200
const maxShownLength = 60

const maxDepth = 5

/** Returns the values and lists of an answer. Of a list, the first element stands for all. */
export const listValueChoices = (answer: unknown): ValueChoice[] => collect(answer, [], (index) => [index])

/** Returns the values with paths that go through lists, as findings name them: `pendencias.valor`. */
export const listCollectedChoices = (answer: unknown): ValueChoice[] => collect(answer, [], () => [])

function collect(
  value: unknown,
  keys: (string | number)[],
  nameElement: (index: number) => number[],
): ValueChoice[] {
  if (value === undefined || keys.length > maxDepth) return []
  const own = { path: joinAnswerPath(keys), shownValue: show(value) }
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null) return [own]
  const inner = isList
    ? collect(mergeRows(value), [...keys, ...nameElement(0)], nameElement).filter(
        ({ path }) => path !== own.path && (isObject(value[0]) || Array.isArray(value[0])),
      )
    : Object.entries(value).flatMap(([key, part]) => collect(part, [...keys, key], nameElement))
  return [...(isList ? [own] : []), ...inner].slice(0, maxChoices)
}

/** Returns an element with the keys of all elements, each with its first value. Lists of other values have their first. */
function mergeRows(rows: unknown[]): unknown {
  const maps = rows.filter(isObject)
  return maps.length === 0 ? rows[0] : Object.assign({}, ...maps.toReversed())
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 elemento' : `${value.length} elementos`
  const text = value === null ? 'nada' : String(value)
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1)}…` : text
}

/** Returns the choices of an element of a list, which may be no map. */
export const listRowChoices = (row: unknown): ValueChoice[] =>
  isObject(row) ? listValueChoices(row) : [{ path: wholeAnswer, shownValue: show(row) }]
