import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { type CastGroup, castDocuments } from '../../../manifest/contract/cast/cast-data.ts'
import { identifyDocument } from '../../../manifest/contract/cast/identity.ts'
import { fillReferences, readReference } from '../../../manifest/contract/cast/references.ts'
import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { Readers } from '../../../manifest/contract/read-values.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type CastMember, castGroups, indexMembers } from '../expand/cast/members.ts'
import { listNamedDocuments, type NamedDocument, readFormats } from '../expand/cast/named-documents.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import { createNumbering, listValueReaders } from '../expand/value-readers.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

type LocatedDocument = NamedDocument & { file: ManifestDocument; at: YamlPath }

/** The cast, and the names of its members, by group and document. */
type KnownCast = {
  findMember: (group: CastGroup, document: string) => CastMember | undefined
  listNames: (member: CastMember) => string[]
}

/** Checks that the cast has each document of an answer, with the name beside it. */
export const checkCastMismatch: Check = ({ families, cast }) => {
  if (!cast) return []
  const known = createKnownCast(cast.value, families)
  const located = families.flatMap(listFamilyDocuments)
  const nameKeys = findNameKeys(located, known)
  const isFilled = (group: CastGroup) => Object.keys(cast.value[group]).length > 0
  const reported = new Map<string, Diagnostic>()
  for (const one of located) {
    if (!isFilled(one.group)) continue
    const message = describeMismatch(one, known, nameKeys)
    const key = `${one.file.name} ${one.at.join('/')}`
    if (message !== undefined && !reported.has(key))
      reported.set(key, one.file.report('cast-mismatch', one.at, 'value', message))
  }
  return [...reported.values()]
}

/** Reads an inherited answer once, unless the variants' layouts read different values. */
function listDocuments({ document: file, variants }: ExpandedFamily): LocatedDocument[] {
  const numberValue = createNumbering()
  const seen = new Set<string>()
  return variants.flatMap((variant) => {
    const readers: Readers = {
      ...(variant.summary && { summary: variant.summary.item }),
      result: variant.result.map(({ item }) => item),
    }
    const fields = variant.fields.map(({ item }) => item)
    const layout = [...listValueReaders(readers), ...fields].map(numberValue).join(' ')
    const answers = listLocatedAnswers(variant).filter(({ answer, path }) => {
      const key = `${path.join('/')} ${numberValue(answer)} ${layout}`
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
    if (answers.length === 0) return []
    const formats = readFormats(readers, fields)
    return answers.flatMap(({ answer, path }) =>
      listNamedDocuments(answer, formats).map((one) => ({ ...one, file, at: [...path, ...one.path] })),
    )
  })
}

const listFamilyDocuments = cacheByObject(listDocuments)

const listLocatedAnswers = ({ example, examples }: ExpandedVariant): { answer: Json; path: YamlPath }[] => [
  ...(example ? [{ answer: example.item, path: example.path }] : []),
  ...examples.flatMap(({ item: { answer }, path }) =>
    answer === undefined ? [] : [{ answer, path: [...path, 'answer'] }],
  ),
]

/** A fact is a name if a summary shows it above a document of its member. */
function createKnownCast(cast: CastFile, families: ExpandedFamily[]): KnownCast {
  const members = indexMembers(cast)
  const keys = new Map([...members.values()].map((member) => [documentKey(member), member]))
  const nameFacts = new Map(castGroups.map((group) => [group, new Set<string>()]))
  for (const { variants } of families)
    for (const { summary, writtenExample } of variants) {
      const reference = summary && readReference(valueAt(writtenExample?.item, summary.item.value))
      const member = reference && members.get(reference.member)
      if (reference && member && reference.path[0] !== castDocuments[member.group])
        if (summary.item.detail?.format === castDocuments[member.group])
          nameFacts.get(member.group)?.add(reference.path.join('.'))
    }
  return {
    findMember: (group, document) => keys.get(`${group} ${identifyDocument(group, document)}`),
    listNames: cacheByObject(({ key, group }) =>
      [...(nameFacts.get(group) ?? [])].flatMap((path) => {
        const text = `{cast.${key}.${path}}`
        const name = fillReferences(text, { findFacts: (member) => members.get(member)?.facts })
        return typeof name === 'string' && name !== text ? [name] : []
      }),
    ),
  }
}

const documentKey = ({ group, facts }: CastMember) =>
  `${group} ${identifyDocument(group, String(facts[castDocuments[group]]))}`

const normalizeName = (name: string) => foldText(name).trim()

/** Returns the keys of the names beside documents, by group. */
function findNameKeys(located: LocatedDocument[], { findMember, listNames }: KnownCast) {
  const keys = new Map(castGroups.map((group) => [group, new Set<string>()]))
  for (const { group, document, beside } of located) {
    const member = findMember(group, document)
    if (!member) continue
    const names = listNames(member).map(normalizeName)
    for (const [key, text] of Object.entries(beside))
      if (names.includes(normalizeName(text))) keys.get(group)?.add(key)
  }
  return keys
}

function describeMismatch(
  { group, document, beside, together }: LocatedDocument,
  { findMember, listNames }: KnownCast,
  nameKeys: Map<CastGroup, Set<string>>,
): string | undefined {
  const member = findMember(group, document)
  if (!member) return `"${document}" não está no elenco (${group})`
  const own = listNames(member)
  if (own.length === 0) return undefined
  const others = castGroups.flatMap((one) => together.flatMap((text) => findMember(one, text) ?? []))
  const allowed = new Set([member, ...others].flatMap(listNames).map(normalizeName))
  const wrong = [...(nameKeys.get(group) ?? [])].find(
    (key) => Object.hasOwn(beside, key) && !allowed.has(normalizeName(beside[key] ?? '')),
  )
  return wrong === undefined
    ? undefined
    : `"${document}" está com o nome "${beside[wrong]}", e no elenco é "${own[0]}" (${member.key})`
}
