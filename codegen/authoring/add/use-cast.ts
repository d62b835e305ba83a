import { type CastGroup, castDocuments } from '../../../manifest/contract/cast/cast-data.ts'
import { identifyDocument } from '../../../manifest/contract/cast/identity.ts'
import type { Readers } from '../../../manifest/contract/read-values.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import { type CastMember, castGroups, listMembers } from '../../compile/expand/cast/members.ts'
import {
  listNamedDocuments,
  type NamedDocument,
  readFormats,
} from '../../compile/expand/cast/named-documents.ts'
import type { ValueKind } from '../sample-answer/kinds.ts'
import { detectKind } from '../sample-answer/value-kind.ts'

type InventedPage = { example: Json; summary: Summary | undefined; result: readonly Block[] }

/**
 * Replaces the invented people, companies, vehicles and places of a sample by references to the cast, in its order: the
 * first CPF is the first person. Of the texts beside a document it replaces names, and dates that all members have under
 * the same key. A sample with more documents than the cast keeps the rest.
 */
export function useCast(
  { example: invented, summary, result }: InventedPage,
  fields: readonly Field[],
  cast: CastFile | undefined,
): Json {
  if (!cast) return invented
  const readers: Readers = { ...(summary && { summary }), result }
  const findMember = assignMembers(cast)
  const example = structuredClone(invented)
  for (const named of listNamedDocuments(example, readFormats(readers, fields))) {
    const member = findMember(named)
    if (!member) continue
    const { group, path } = named
    const container = path.slice(0, -1).reduce(readStep, example) as Record<string, Json>
    const documentKey = String(path.at(-1))
    const written = String(container[documentKey])
    const style = written === named.document ? '' : ':formatted'
    container[documentKey] = `{cast.${member.key}.${castDocuments[group]}${style}}`
    for (const [key, text] of Object.entries(named.beside)) {
      const fact = key === documentKey ? undefined : findFact(key, text, member, cast)
      if (fact !== undefined) container[key] = `{cast.${member.key}.${fact}${isUpper(text) ? ':upper' : ''}}`
    }
  }
  return example
}

const readStep = (value: Json, step: PropertyKey): Json => Reflect.get(value as object, step) as Json

/** Returns a function that gives each new document the next member of its group. */
function assignMembers(cast: CastFile) {
  const members = listMembers(cast)
  const free = new Map(castGroups.map((group) => [group, members.filter((one) => one.group === group)]))
  const assigned = new Map<string, CastMember | undefined>()
  return ({ group, document }: NamedDocument): CastMember | undefined => {
    const key = `${group} ${identifyDocument(group, document)}`
    if (!assigned.has(key)) assigned.set(key, free.get(group)?.shift())
    return assigned.get(key)
  }
}

/** Returns the fact for a text beside a document, or `undefined` if the text is about something else. */
function findFact(key: string, text: string, { group, facts }: CastMember, cast: CastFile) {
  const kind = detectKind([key], text)
  if (!identityKinds.has(kind)) return undefined
  const all = Object.values(cast[group]) as CastMember['facts'][]
  if (all.every((one) => typeof one[key] === 'string')) return key
  if (kind !== nameKinds[group]) return undefined
  return Object.keys(facts).find((name) => detectKind([name], facts[name] ?? null) === kind)
}

/** Kinds of facts that tell who it is. A situation beside a document may be that of a debt. */
const identityKinds = new Set<ValueKind>(['person', 'company', 'date'])

const nameKinds: Partial<Record<CastGroup, 'person' | 'company'>> = { people: 'person', companies: 'company' }

const isUpper = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()
