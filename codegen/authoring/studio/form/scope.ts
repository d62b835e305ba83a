import { readRows } from '../../../../manifest/contract/answer-rows.ts'
import { type CastGroup, castDocuments } from '../../../../manifest/contract/cast/cast-data.ts'
import type { Facts } from '../../../../manifest/contract/cast/references.ts'
import type { FormChoice } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { createExampleFiller, type ExampleFiller } from '../../../compile/expand/cast/fill-examples.ts'
import type { CastMember } from '../../../compile/expand/cast/members.ts'
import { entriesOf, listOf } from './draft-names.ts'
import { readKey } from './grammar-part.ts'
import { mergeRows } from './value-choices.ts'

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
    entriesOf(readKey(cast, group)).map(([key, facts]): [string, CastMember] => [
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
    ...listOf(readKey(variant, key) ?? readKey(defaults, key)),
    ...listOf(readKey(variant, `${key}+`)),
  ]
  // Without an example of its own, `defaults` describes the answer of the first variant.
  const example =
    readKey(variant, 'example') ??
    readKey(defaults, 'example') ??
    readKey(entriesOf(variants)[0]?.[1], 'example')
  return {
    answer: example === undefined ? undefined : filler.fill(example as Json, []),
    isRow: false,
    fields: listChoices(readList('fields'), 'name', 'label'),
    blockTitles: listChoices(readList('result'), 'title', 'title'),
  }
}

export const readDossieScope = (file: unknown): Scope => ({
  ...emptyScope,
  fields: listChoices(listOf(readKey(file, 'fields')), 'name', 'label'),
})

const listChoices = (parts: unknown[], valueKey: string, labelKey: string): FormChoice[] =>
  parts.flatMap((part) => {
    const [value, label] = [readKey(part, valueKey), readKey(part, labelKey)]
    return typeof value === 'string' ? [{ value, label: typeof label === 'string' ? label : value }] : []
  })

/** Inside a part whose `value` names a list, other value paths begin at the list's elements. */
export function enterPart(scope: Scope, part: unknown): Scope {
  const [value, each] = [readKey(part, 'value'), readKey(part, 'each')]
  if (typeof value !== 'string') return scope
  const read =
    readRows(scope.answer, { value, ...(typeof each === 'string' && { each }) }) ??
    readRows(scope.answer, { value })
  return read ? { ...scope, answer: mergeRows([...read.rows]), isRow: true } : scope
}
