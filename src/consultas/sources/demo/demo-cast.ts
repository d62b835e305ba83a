import {
  type CastData,
  type CastGroup,
  castDocuments,
  type ExampleReference,
  type ExampleReferences,
  listCastMembers,
} from '@manifest/contract/cast/cast-data.ts'
import { identifyDocument } from '@manifest/contract/cast/identity.ts'
import { type Facts, fillReferences } from '@manifest/contract/cast/references.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { createCollator } from '@/lib/format/intl.ts'
import { isDrawn, makeRelative, readFamily, readPlace } from './documents.ts'
import { createFactReader } from './recipes.ts'

/** Returns an invented fact by its path; the fact is made on the first read. */
type FactReader = (path: string) => Json | undefined

/** The cast of the demonstration, and the facts that it invents for all other documents. */
export type DemoCast = {
  has: (key: string) => boolean
  findGroup: (key: string) => CastGroup | undefined
  findFacts: (key: string) => Facts | undefined
  /** Returns the key of the cast member with a document. */
  findByDocument: (group: CastGroup, document: string) => string | undefined
  /** Returns the key of the first cast member of a group with a value at a path of its facts. */
  findByFact: (group: CastGroup, path: readonly string[], value: string) => string | undefined
  /** Returns the key of the member whose facts an invented member with a document starts from. */
  findTemplate: (group: CastGroup, document: string) => string | undefined
  /** Returns the CPF of the person who is to a family what a member of the cast is to its own, if there is one. */
  findRelative: (cpf: string, role: string) => string | undefined
  /** Returns what decides the facts that a person shares with others: the family, or the document itself. */
  readSeed: (group: CastGroup, document: string) => string
  listAlikeFacts: (group: CastGroup) => readonly string[]
  listDocumentPatterns: (group: CastGroup) => readonly string[] | undefined
  inventFacts: (group: CastGroup, document: string) => FactReader
  listRecipes: (group: CastGroup) => readonly string[]
  /** Returns true if the recipe of a fact gives way to a fact that refers to another member. */
  isForUnlinked: (group: CastGroup, name: string) => boolean
  listReferences: (consultaId: string, index: number | undefined) => readonly ExampleReference[]
  /** Returns true for the share of unknown documents that no consulta finds. */
  isNotFound: (group: CastGroup, document: string) => boolean
  /** Returns true for the share of queries about unknown documents that fail at first. */
  failsFirst: (consultaId: string, group: CastGroup, document: string) => boolean
}

const letters = createCollator({ sensitivity: 'base' })

/** Ignores case and accents: sources write names in capitals, and without accents. */
export const isSameText = (one: string, other: string) => one === other || letters.compare(one, other) === 0

/** Creates the readers of a cast. They remember no document that a query has. */
export function createDemoCast(cast: CastData): DemoCast {
  const { invented, references } = cast
  const list = listCastMembers(cast)
  const members = new Map(list.map((member) => [member.key, member]))
  const keysByDocument = new Map(
    list.map(({ key, group, facts }) => [
      `${group} ${identifyDocument(group, String(facts[castDocuments[group]]))}`,
      key,
    ]),
  )
  const firstKeys = new Map(list.toReversed().map(({ key, group }) => [group, key]))
  const findFacts = (key: string) => members.get(key)?.facts
  const findByDocument = (group: CastGroup, document: string) =>
    keysByDocument.get(`${group} ${identifyDocument(group, document)}`)
  const findReferences = (consultaId: string): ExampleReferences | undefined =>
    references[consultaId] ?? references[consultaId.split('/')[0] ?? '']
  const family = invented?.people?.family ?? []
  const readSeed = (group: CastGroup, document: string) =>
    group === 'people' && family.length > 0 ? readFamily(document) : document
  const findTemplate = (group: CastGroup, document: string) =>
    (group === 'people' ? family[readPlace(document)] : undefined) ??
    invented?.[group]?.like ??
    firstKeys.get(group)
  const readCastFact = (key: string, path: readonly string[]) =>
    fillReferences(`{cast.${[key, ...path].join('.')}}`, { findFacts })
  return {
    has: (key) => members.has(key),
    findGroup: (key) => members.get(key)?.group,
    findFacts,
    findByDocument,
    findByFact: (group, path, value) =>
      list.find(
        (member) => member.group === group && isSameText(String(readCastFact(member.key, path)), value),
      )?.key,
    findTemplate,
    findRelative: (cpf, role) =>
      family.includes(role) ? makeRelative(cpf, family.indexOf(role)) : undefined,
    readSeed,
    listAlikeFacts: (group) => invented?.[group]?.alike ?? [],
    listDocumentPatterns: (group) => invented?.[group]?.documents,
    inventFacts: (group, document) =>
      createFactReader({
        document,
        documentName: castDocuments[group],
        recipes: invented?.[group]?.facts ?? {},
        pools: invented?.pools ?? {},
        familySeed: readSeed(group, document),
        template: findFacts(findTemplate(group, document) ?? '') ?? {},
      }),
    listRecipes: (group) => Object.keys(invented?.[group]?.facts ?? {}),
    isForUnlinked: (group, name) => {
      const recipe = invented?.[group]?.facts[name]
      return typeof recipe === 'object' && recipe !== null && 'unlinked' in recipe
    },
    listReferences: (consultaId, index) => {
      const found = findReferences(consultaId)
      return (index === undefined ? found?.example : found?.examples?.[index]) ?? []
    },
    // The first word of the text separates the draws. Another word would draw other documents. A family is found or
    // not found as a whole: nobody has relatives who do not exist.
    isNotFound: (group, document) => {
      const seed = readSeed(group, document)
      return (
        findByDocument(group, document) === undefined &&
        isDrawn(`${seed === document ? 'lost' : 'blank'} ${seed}`, invented?.notFound ?? 0)
      )
    },
    failsFirst: (consultaId, group, document) =>
      findByDocument(group, document) === undefined &&
      isDrawn(`outage ${consultaId} ${document}`, invented?.fails ?? 0),
  }
}
