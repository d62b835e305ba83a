import { type CastGroup, castDocuments } from '@manifest/contract/cast/cast-data.ts'
import {
  type Facts,
  fillReferences,
  hasReference,
  type ReferenceContext,
} from '@manifest/contract/cast/references.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { DemoCast } from './demo-cast.ts'
import { makeDocument } from './documents.ts'
import { fillDigits } from './recipes.ts'

/*
 * Keys of members: `marina` is of the cast, `people@12345678909` is invented from a document, and
 * `people@12345678909>tereza` is to that person what `tereza` is to the cast. An invented family has a person for each
 * member of the cast's `family`, so that each names the others as the cast does.
 */

/** How many documents are tried until their facts are like those of the member whose place they take. */
const maxAttempts = 300

/** The member whose relatives are chosen. */
type Self = { key: string; group: CastGroup; document: string }

/** Returns a function that finds the facts of any member. Use one per answer: it remembers the chosen relatives. */
export function createFactFinder(demoCast: DemoCast): ReferenceContext['findFacts'] {
  const found = new Map<string, Facts | undefined>()
  const placed = new Map<string, string>()

  function findFacts(key: string): Facts | undefined {
    if (!found.has(key)) {
      found.set(key, undefined)
      found.set(key, buildFacts(key))
    }
    return found.get(key)
  }

  function buildFacts(key: string): Facts | undefined {
    const at = key.lastIndexOf('>')
    if (at >= 0) return findFacts(placeMember(key.slice(0, at), key.slice(at + 1)))
    const facts = demoCast.findFacts(key)
    if (!facts) return inventMember(key)
    const group = demoCast.findGroup(key) as CastGroup
    const document = String(facts[castDocuments[group]])
    const invented = inventMember(`${group}@${document}`)
    return createLazyFacts([...Object.keys(invented), ...Object.keys(facts)], (name) =>
      Object.hasOwn(facts, name) ? facts[name] : invented[name],
    )
  }

  /** Invents a member: it has the facts of a member of the cast, whose relatives are replaced too. */
  function inventMember(key: string): Facts {
    const { group, document } = splitKey(key)
    const like = demoCast.findTemplate(group, document)
    const template: Facts = (like === undefined ? undefined : demoCast.findFacts(like)) ?? {}
    const rename = (member: string) => {
      if (member === like) return key
      return demoCast.has(member) ? `${key}>${member}` : member
    }
    const readFact = demoCast.inventFacts(group, document)
    const recipes = new Set([castDocuments[group], ...demoCast.listRecipes(group)])
    const isLinked = (name: string) =>
      demoCast.isForUnlinked(group, name) && hasReference(JSON.stringify(template[name] ?? null))
    return createLazyFacts([...Object.keys(template), ...recipes], (name) =>
      recipes.has(name) && !isLinked(name)
        ? (readFact(name) ?? null)
        : redirect(template[name] ?? null, rename),
    )
  }

  /** Returns the key of the member that replaces the cast member `role` beside `selfKey`. */
  function placeMember(selfKey: string, role: string): string {
    const key = `${selfKey}>${role}`
    const known = placed.get(key)
    if (known !== undefined) return known
    const group = demoCast.findGroup(role) as CastGroup
    const chosen = `${group}@${chooseDocument(resolveKey(selfKey), role, group)}`
    placed.set(key, chosen)
    return chosen
  }

  const resolveKey = (key: string): string => {
    const at = key.lastIndexOf('>')
    return at < 0 ? key : placeMember(key.slice(0, at), key.slice(at + 1))
  }

  function chooseDocument(selfKey: string, role: string, group: CastGroup): string {
    const self = describeSelf(selfKey)
    const selfSeed = demoCast.readSeed(self.group, self.document)
    let [chosen, least] = ['', Number.POSITIVE_INFINITY]
    for (let attempt = 0; attempt < maxAttempts && least > 0; attempt += 1) {
      const document =
        (group === 'people' ? findRelative(self, role, attempt) : undefined) ??
        makeNeighbour(selfKey, role, group, `${selfSeed} ${role} ${attempt}`)
      if (demoCast.findByDocument(group, document) !== undefined || demoCast.isNotFound(group, document))
        continue
      const difference = countDifferences(group, document, role)
      if (difference < least) [chosen, least] = [document, difference]
    }
    return chosen
  }

  /** Returns the CPF of a relative. The people beside a company, a phone or a vehicle are a family too. */
  function findRelative(self: Self, role: string, attempt: number): string | undefined {
    if (self.group !== 'people') {
      const [pattern] = demoCast.listDocumentPatterns('people') ?? ['#########']
      const base = fillDigits(fillPattern(pattern ?? '', self.key, '#'), `${self.document} ${attempt}`)
      return demoCast.findRelative(base, role)
    }
    // A member of the cast may have this document.
    return attempt === 0 ? demoCast.findRelative(self.document, role) : undefined
  }

  function makeNeighbour(selfKey: string, role: string, group: CastGroup, seed: string): string {
    const roleDocument = String(demoCast.findFacts(role)?.[castDocuments[group]] ?? '')
    const pattern = demoCast
      .listDocumentPatterns(group)
      ?.find((one) => one.replace(/\{[^{}]*\}/g, '##').length === roleDocument.length)
    if (pattern) return fillDigits(fillPattern(pattern, selfKey, roleDocument.slice(0, 2)), seed)
    return makeDocument(group, seed, roleDocument)
  }

  function describeSelf(key: string): Self {
    const group = demoCast.findGroup(key)
    if (group === undefined) return { key, ...splitKey(key) }
    return { key, group, document: String(demoCast.findFacts(key)?.[castDocuments[group]]) }
  }

  /** Fills `{lugar.ddd}` with a fact of `selfKey`, or with other characters if it has no such fact. */
  const fillPattern = (pattern: string, selfKey: string, otherwise: string) =>
    pattern.replace(/\{([\w.-]+)\}/g, (_, path: string) => {
      const value = fillReferences(`{cast.${selfKey}.${path}}`, { findFacts })
      return typeof value === 'string' && /^\d+$/.test(value) ? value : otherwise
    })

  /** Returns how many of the `alike` facts of a document differ from those of the member that it replaces. */
  function countDifferences(group: CastGroup, document: string, role: string): number {
    const readFact = demoCast.inventFacts(group, document)
    const wanted = demoCast.findFacts(role) ?? {}
    return demoCast
      .listAlikeFacts(group)
      .filter((name) => wanted[name] !== undefined && readFact(name) !== wanted[name]).length
  }

  return findFacts
}

/** Returns facts that are made on their first read, because an answer needs few of them. */
function createLazyFacts(names: readonly string[], make: (name: string) => Json | undefined): Facts {
  const facts: Facts = {}
  for (const name of new Set(names))
    Object.defineProperty(facts, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make(name) ?? null
        Object.defineProperty(facts, name, { value, enumerable: true })
        return value
      },
    })
  return facts
}

const splitKey = (key: string) => {
  const at = key.indexOf('@')
  return { group: key.slice(0, at) as CastGroup, document: key.slice(at + 1) }
}

const memberPattern = /\{cast\.([\w@>-]+)/g

/** Returns facts in which references name other members. */
function redirect(value: Json, rename: (member: string) => string): Json {
  if (typeof value === 'string')
    return value.includes('{cast.')
      ? value.replace(memberPattern, (_, member: string) => `{cast.${rename(member)}`)
      : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => redirect(inner, rename))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redirect(inner, rename)]))
}
