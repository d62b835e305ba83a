import { variantPath } from '../../../manifest/contract/consulta-paths.ts'
import type { ConsultaFile, Json, Variant } from '../../../manifest/schema/consulta.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import {
  createExampleFiller,
  type ExampleFiller,
  type FilledExample,
  type LocatedIssue,
} from './cast/fill-examples.ts'
import type { CastMember } from './cast/members.ts'
import type { Located } from './located.ts'

type Defaults = ConsultaFile['defaults']

type LocatedItems = ReturnType<typeof locateItems>

type LocatedDefaults = Omit<LocatedItems, 'example' | 'examples'> & {
  example: Located<Json> | undefined
  writtenExample: Located<Json> | undefined
  examples: FilledExample[] | undefined
}

/** The form of a variant or dossiê, with its `batch`. */
export type LocatedForm = {
  fields: Located<NonNullable<Variant['fields']>[number]>[]
  requireOneOf: Located<NonNullable<Variant['requireOneOf']>> | undefined
  batch: Located<NonNullable<Variant['batch']>> | undefined
}

/** A variant with `defaults` applied. Each element has its YAML path, in `defaults` or in the variant. */
export type ExpandedVariant = LocatedForm & {
  number: number
  path: string
  /** The variant as the file has it. */
  written: Variant
  result: Located<NonNullable<Variant['result']>[number]>[]
  findings: Located<NonNullable<Variant['findings']>[number]>[]
  access: Located<string[]> | undefined
  purpose: Located<'required'> | undefined
  cost: Located<NonNullable<Variant['cost']>> | undefined
  /** False for `leads: false`: values of answers do not link to this variant. */
  acceptsLeads: boolean
  request: Located<NonNullable<Variant['request']>> | undefined
  supplier: Located<NonNullable<Variant['supplier']>> | undefined
  open: Located<'load'> | undefined
  page: Located<NonNullable<Variant['page']>> | undefined
  summary: Located<NonNullable<Variant['summary']>> | undefined
  example: Located<Json> | undefined
  /** The example as the manifest has it, with its references to the cast. */
  writtenExample: Located<Json> | undefined
  examples: FilledExample[]
}

/** A family and its file. `variants` are sorted by number. */
export type ExpandedFamily = {
  document: ManifestDocument
  file: ConsultaFile
  defaults: LocatedDefaults
  variants: ExpandedVariant[]
  /** The references of examples that lead nowhere. */
  castIssues: LocatedIssue[]
}

/**
 * Applies a family's `defaults` to its variants. A variant overrides a key of `defaults` by naming it and appends to a
 * list with `fields+`, `result+` or `findings+`; its `examples+` come before those of `defaults`. Examples get the facts of the cast that they refer to.
 */
export function expandFamily(
  { document, value: file }: ParsedFile<ConsultaFile>,
  members: ReadonlyMap<string, CastMember> = new Map(),
): ExpandedFamily {
  const inherited = locateItems(file.defaults, ['defaults'])
  const filler = createExampleFiller(members)
  const variants = Object.entries(file.variants)
    .map(([number, variant]) => expandVariant(file, { number: Number(number), variant }, inherited, filler))
    .sort((a, b) => a.number - b.number)
  const defaults = { ...inherited, ...fillDefaults(inherited, filler) }
  return { document, file, defaults, variants, castIssues: filler.issues }
}

function fillDefaults({ example, examples, fields = [] }: LocatedItems, filler: ExampleFiller) {
  return {
    example: example && filler.fillExample(example),
    writtenExample: example,
    examples: examples && filler.fillConditionals(examples, example, fields),
  }
}

/** Returns the elements of `defaults` or of a variant with their paths. */
function locateItems(values: Defaults, at: YamlPath) {
  const locateKey = <Key extends keyof Defaults>(
    key: Key,
  ): Located<NonNullable<Defaults[Key]>> | undefined => {
    const item = values[key]
    return item === undefined ? undefined : { item: item as NonNullable<Defaults[Key]>, path: [...at, key] }
  }
  return {
    fields: locateList(values.fields, [...at, 'fields']),
    result: locateList(values.result, [...at, 'result']),
    findings: locateList(values.findings, [...at, 'findings']),
    examples: locateList(values.examples, [...at, 'examples']),
    access: locateKey('access'),
    purpose: locateKey('purpose'),
    cost: locateKey('cost'),
    requireOneOf: locateKey('requireOneOf'),
    batch: locateKey('batch'),
    request: locateKey('request'),
    supplier: locateKey('supplier'),
    open: locateKey('open'),
    page: locateKey('page'),
    summary: locateKey('summary'),
    example: locateKey('example'),
  }
}

const locateList = <Item>(items: Item[] | undefined, at: YamlPath): Located<Item>[] | undefined =>
  items?.map((item, index) => ({ item, path: [...at, index] }))

/** Joins two lists. If one is empty, returns the other itself: variants share the lists that they inherit. */
function joinLists<Item>(base: Located<Item>[] = [], added: Located<Item>[] = []): Located<Item>[] {
  if (base.length === 0) return added
  return added.length === 0 ? base : [...base, ...added]
}

function expandVariant(
  file: ConsultaFile,
  { number, variant }: { number: number; variant: Variant },
  inherited: LocatedItems,
  filler: ExampleFiller,
): ExpandedVariant {
  const at: YamlPath = ['variants', String(number)]
  const own = locateItems(variant, at)
  const locateAdded = <Item>(
    key: 'fields+' | 'result+' | 'findings+' | 'examples+',
    items: Item[] | undefined,
  ) => locateList(items, [...at, key])
  const fields = joinLists(own.fields ?? inherited.fields, locateAdded('fields+', variant['fields+']))
  const example = own.example ?? inherited.example
  // The first example that matches answers, so a variant's own come first.
  const examples = joinLists(
    locateAdded('examples+', variant['examples+']),
    own.examples ?? inherited.examples,
  )
  return {
    number,
    path: variantPath(file.path, number),
    written: variant,
    fields,
    result: joinLists(own.result ?? inherited.result, locateAdded('result+', variant['result+'])),
    findings: joinLists(own.findings ?? inherited.findings, locateAdded('findings+', variant['findings+'])),
    access: own.access ?? inherited.access,
    purpose: own.purpose ?? inherited.purpose,
    cost: own.cost ?? inherited.cost,
    acceptsLeads: variant.leads ?? file.defaults.leads ?? true,
    requireOneOf: own.requireOneOf ?? inherited.requireOneOf,
    batch: own.batch ?? inherited.batch,
    request: own.request ?? inherited.request,
    // The inherited supplier answers the inherited request with the inherited shape.
    supplier: own.supplier ?? (own.request || own.example ? undefined : inherited.supplier),
    open: own.open ?? inherited.open,
    page: own.page ?? inherited.page,
    summary: own.summary ?? inherited.summary,
    example: example && filler.fillExample(example),
    writtenExample: example,
    examples: filler.fillConditionals(examples, example, fields),
  }
}
