import type { AnswerPage } from '../../../manifest/contract/answer-page.ts'
import {
  appendAnswerPath,
  isInside,
  joinAnswerPath,
  valueAt,
} from '../../../manifest/contract/answer-path.ts'
import { type CastGroup, castDocuments } from '../../../manifest/contract/cast/cast-data.ts'
import { identifyDocument } from '../../../manifest/contract/cast/identity.ts'
import { isObject } from '../../../manifest/contract/json.ts'
import type { Readers } from '../../../manifest/contract/read-values.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import { finding as findingSchema } from '../../../manifest/schema/finding.ts'
import {
  type Block,
  block as blockSchema,
  type Summary,
  summary as summarySchema,
} from '../../../manifest/schema/result.ts'
import { findLayoutAbsences } from '../../compile/check/example-absences.ts'
import { type CastMember, castGroups, listMembers } from '../../compile/expand/cast/members.ts'
import {
  listNamedDocuments,
  type NamedDocument,
  readFormats,
} from '../../compile/expand/cast/named-documents.ts'
import type { ExpandedVariant } from '../../compile/expand/expand-family.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { inventExample, keepExample, type Replacement } from '../sample-answer/invent-example.ts'
import type { ValueKind } from '../sample-answer/kinds.ts'
import type { LeftOut } from '../sample-answer/layout-builder.ts'
import { proposeFindings } from '../sample-answer/propose-findings.ts'
import { proposeLayout } from '../sample-answer/propose-layout.ts'
import { detectKind } from '../sample-answer/value-kind.ts'
import { findCpfs } from '../sample-answer/value-patterns.ts'
import { parseSample } from './read-sample.ts'
import { alignLayout } from './sample-layout.ts'

/** The page of a sample answer: head, blocks, findings and example, in the types of the grammar. */
export type PageProposal = AnswerPage & {
  /** The invented values, by their paths in the example. */
  replaced: Replacement[]
  /** The values that no block shows, and why, in Portuguese. */
  leftOut: LeftOut[]
  /** A note in Portuguese: the source must convert its answer to JSON. */
  note?: string
  /** The author chose the head: it precedes the one that the family gives. */
  isHeadChosen?: boolean
}

export type ProposalOptions = {
  /** The answer has public data only: the example keeps them, and the page hides nothing. */
  isPublic?: boolean | undefined
  /** The form: the document that it asks for is the subject of the example. */
  fields?: readonly Field[] | undefined
  /** The people and things that examples refer to. */
  cast?: CastFile | undefined
  /** The family's other variants: their labels, and what they hide, win for the same paths. */
  family?: readonly ExpandedVariant[] | undefined
  /** The name of the sample in error messages: its file. */
  name?: string | undefined
}

/**
 * Proposes the page of a sample answer. Reads no file and writes none. The layout sees only the example, so no value of
 * the sample reaches the manifest.
 *
 * @throws CommandError if the text is no usable answer, or if public data have a CPF.
 */
export function proposePage(sampleText: string, options: ProposalOptions = {}): PageProposal {
  const { isPublic = false, fields = [], cast, family = [], name } = options
  const { answer, note } = parseSample(sampleText, name)
  if (isPublic) refuseCpfs(sampleText)
  const { example, replaced, leftOut, maps } = isPublic ? keepExample(answer) : inventExample(answer)
  const proposal = proposeLayout(example, maps)
  const layout = {
    summary: proposal.summary && summarySchema.parse(proposal.summary),
    result: proposal.result.map((block) => blockSchema.parse(block)),
  }
  const aligned = isPublic ? revealLayout(layout) : alignLayout(layout, family)
  const { summary, result, dropped } = dropInvalidParts(aligned, example)
  const cited = isPublic ? example : useCast({ example, summary, result }, fields, cast)
  const findings = proposeFindings(example, { summary, result }).map((finding) =>
    findingSchema.parse(finding),
  )
  const shown = findings.flatMap(({ value }) => value ?? [])
  return {
    summary,
    result,
    findings,
    example: cited,
    replaced,
    leftOut: [...leftOut, ...proposal.leftOut.flatMap((one) => keepLeftOut(one, shown, example)), ...dropped],
    ...(note !== undefined && { note }),
  }
}

/** Returns what stays left out if findings show `shown`: of an object with a total, the other values. */
function keepLeftOut(one: LeftOut, shown: readonly string[], example: Json): LeftOut[] {
  if (shown.includes(one.path)) return []
  const object = valueAt(example, one.path)
  if (!isObject(object) || !shown.some((path) => isInside(path, one.path))) return [one]
  return Object.keys(object).flatMap((key) =>
    keepLeftOut({ ...one, path: appendAnswerPath(one.path, joinAnswerPath([key])) }, shown, example),
  )
}

type Layout = { summary?: Summary | undefined; result: Block[] }

/** Leaves out what the manifest would refuse, so that one block that went wrong does not keep the others from the page. */
function dropInvalidParts({ summary, result }: Layout, example: Json): Layout & { dropped: LeftOut[] } {
  const isInvalid = (layout: Layout) =>
    findLayoutAbsences(layout, example).map(({ path }) => ({
      path,
      why: 'a conferência do manifesto recusou este bloco',
    }))
  const blocks = result.map((block) => ({ block, dropped: isInvalid({ result: [block] }) }))
  const head = summary ? isInvalid({ summary, result: [] }) : []
  return {
    summary: head.length === 0 ? summary : undefined,
    result: blocks.flatMap(({ block, dropped }) => (dropped.length === 0 ? [block] : [])),
    dropped: [...head, ...blocks.flatMap(({ dropped }) => dropped)],
  }
}

/** A CPF is never public, whatever the option says. */
function refuseCpfs(text: string) {
  if (findCpfs(text).length > 0)
    throw new CommandError(
      'A resposta tem um CPF: não são dados públicos',
      'sem --public, os valores são inventados',
    )
}

/** Returns a layout that hides nothing. */
function revealLayout<Layout>(layout: Layout): Layout {
  return JSON.parse(JSON.stringify(layout), (key, value) => (key === 'sensitive' ? false : value)) as Layout
}

type InventedPage = { example: Json; summary: Summary | undefined; result: readonly Block[] }

/**
 * Replaces the invented people, companies, vehicles and places of a sample by references to the cast, in its order: the
 * first CPF is the first person. Of the texts beside a document it replaces names, and dates that all members have under
 * the same key. A sample with more documents than the cast keeps the rest.
 */
function useCast(
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
