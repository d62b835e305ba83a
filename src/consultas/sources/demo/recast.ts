import { splitAnswerPath } from '@manifest/contract/answer-path.ts'
import { type CastGroup, castDocuments, type ExampleReference } from '@manifest/contract/cast/cast-data.ts'
import { fillReferences, listReferences, readReference } from '@manifest/contract/cast/references.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { identifiesSubject, isLeadKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { DemoCast } from './demo-cast.ts'
import { makeDocument } from './documents.ts'
import { createFactFinder } from './relatives.ts'

/** An answer with other facts, and the values of the query that it does not have yet (`open`). */
type Recast = { answer: Json; open: FormValues }

/**
 * Returns the example with the facts of the member that a query is about, who is of the cast or invented. The
 * members beside it are replaced too.
 *
 * @param index the number of the conditional example that answers; `undefined` for the example itself
 */
export function recast(
  definition: ConsultaDefinition,
  values: FormValues,
  demoCast: DemoCast,
  index: number | undefined,
): Recast {
  const references = demoCast.listReferences(definition.id, index)
  const places = findPlaces(definition, values, demoCast, references)
  const [self] = places.keys.values()
  if (self === undefined) return { answer: definition.example, open: values }
  const open = Object.fromEntries(Object.entries(values).filter(([name]) => !places.covered.has(name)))
  if ([...places.keys].every(([from, to]) => from === to)) return { answer: definition.example, open }
  const findFacts = createFactFinder(demoCast)
  const mapMember = (member: string) =>
    places.keys.get(member) ?? (demoCast.has(member) ? `${self}>${member}` : member)
  const answer = copyJson(definition.example)
  for (const [path, text] of references) {
    const given = places.given.get(path)
    const filled =
      given ??
      readGivenDomain(definition.example, path, places.given) ??
      fillReferences(text, { findFacts, mapMember })
    if (filled !== text) setAt(answer, splitAnswerPath(path), filled)
  }
  return { answer, open }
}

type Places = {
  /** The key of the member that replaces each member of the example. */
  keys: Map<string, string>
  /** Values of the query that the answer repeats as they are, by path. */
  given: Map<string, string>
  /** The fields whose values the new facts contain. */
  covered: Set<string>
}

/** Finds the members that a query is about, and the members of the example that they replace. */
function findPlaces(
  { fields }: ConsultaDefinition,
  values: FormValues,
  demoCast: DemoCast,
  references: readonly ExampleReference[],
): Places {
  const places: Places = { keys: new Map(), given: new Map(), covered: new Set() }
  for (const { name, kind } of fields) {
    const [group, document] = [findGroup(kind), values[name]]
    const subject = group && findSubject(references, name, group, demoCast)
    if (!group || !document || subject === undefined || places.keys.has(subject)) continue
    places.keys.set(subject, demoCast.findByDocument(group, document) ?? `${group}@${document}`)
    const text = `{cast.${subject}.${castDocuments[group]}`
    if (references.some(([, one]) => one.includes(text))) places.covered.add(name)
  }
  for (const { name } of fields) {
    const value = values[name]
    const reference = readReference(references.find(([path]) => path === name)?.[1])
    const group = reference && demoCast.findGroup(reference.member)
    if (!value || !reference || !group || reference.path[0] === castDocuments[group]) continue
    places.covered.add(name)
    if (places.keys.size > 0) continue
    const known = demoCast.findByFact(group, reference.path, value)
    const document = known === undefined ? makeDocument(group, `${name} ${value}`, '11999990000') : ''
    places.keys.set(reference.member, known ?? `${group}@${document}`)
    if (known === undefined) places.given.set(name, value)
  }
  return places
}

/** Returns the member that a field of the example form is about: the one under its name, or else the first of the group. */
function findSubject(
  references: readonly ExampleReference[],
  name: string,
  group: CastGroup,
  demoCast: DemoCast,
): string | undefined {
  const isOfGroup = (member: string | undefined) =>
    member !== undefined && demoCast.findGroup(member) === group
  const named = readReference(references.find(([path]) => path === name)?.[1])?.member
  if (isOfGroup(named)) return named
  return references
    .flatMap(([, text]) => listReferences(text))
    .map(({ member }) => member)
    .find(isOfGroup)
}

/** Returns the domain of a given e-mail for a value that is the domain of the example's e-mail. */
function readGivenDomain(
  example: Json,
  path: string,
  given: ReadonlyMap<string, string>,
): string | undefined {
  const found = [...given].find(
    ([name]) => String(readAt(example, [name])).split('@')[1] === readAt(example, splitAnswerPath(path)),
  )
  return found?.[1].split('@')[1]
}

const readAt = (answer: Json, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], answer)

/**
 * Returns true for a query by a name that nobody in the cast has. Nobody is invented for it: the CPF of that person
 * would have another name.
 */
export const isUnknownName = ({ id, fields }: ConsultaDefinition, values: FormValues, demoCast: DemoCast) =>
  fields.some(({ name, kind }) => {
    const value = isLeadKind(kind) && !identifiesSubject(kind) ? values[name] : undefined
    const text = demoCast.listReferences(id, undefined).find(([path]) => path === name)?.[1]
    const reference = value ? readReference(text) : undefined
    const group = reference && demoCast.findGroup(reference.member)
    return group !== undefined && demoCast.findByFact(group, reference?.path ?? [], value ?? '') === undefined
  })

function setAt(answer: Json, keys: readonly string[], value: Json): void {
  const last = keys.at(-1)
  const parent = readAt(answer, keys.slice(0, -1))
  if (last !== undefined && typeof parent === 'object' && parent !== null) Reflect.set(parent, last, value)
}

function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyJson(inner)]))
}

const groups = new Map(
  Object.entries(castDocuments).map(([group, kind]) => [kind as string, group as CastGroup]),
)

/** Returns the group whose documents a kind of field takes. */
const findGroup = (kind: string): CastGroup | undefined => groups.get(kind)

/** Returns the document that a query is about: the first of its form. */
export function readSubject(
  { fields }: Pick<ConsultaDefinition, 'fields'>,
  values: FormValues,
): { group: CastGroup; document: string } | undefined {
  for (const { name, kind } of fields) {
    const [group, document] = [findGroup(kind), values[name]]
    if (group !== undefined && document) return { group, document }
  }
  return undefined
}
