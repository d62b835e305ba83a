import { variantPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaFile, Variant } from '../../manifest/schema/consulta.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'

type Defaults = ConsultaFile['defaults']

type LocatedDefaults = ReturnType<typeof locateItems>

/** An element of a variant with its path in the file. */
export type Located<Item> = { item: Item; path: YamlPath }

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
  variant: Variant
  result: Located<NonNullable<Variant['result']>[number]>[]
  findings: Located<NonNullable<Variant['findings']>[number]>[]
  access: Located<string[]> | undefined
  purpose: Located<'required'> | undefined
  cost: Located<NonNullable<Variant['cost']>> | undefined
  /** False for `leads: false`: values of answers do not link to this variant. */
  acceptsLeads: boolean
  request: Located<NonNullable<Variant['request']>> | undefined
  summary: Located<NonNullable<Variant['summary']>> | undefined
  example: Located<NonNullable<Variant['example']>> | undefined
  examples: Located<NonNullable<Variant['examples']>[number]>[]
}

/** A family and its file. `variants` are sorted by number. */
export type ExpandedFamily = {
  document: ManifestDocument
  file: ConsultaFile
  defaults: LocatedDefaults
  variants: ExpandedVariant[]
}

/**
 * Applies a family's `defaults` to its variants. A variant overrides a key of `defaults` by naming it and appends to a
 * list with `fields+`, `result+` or `findings+`.
 */
export function expandFamily({ document, value: file }: ParsedFile<ConsultaFile>): ExpandedFamily {
  const defaults = locateItems(file.defaults, ['defaults'])
  const variants = Object.entries(file.variants)
    .map(([number, variant]) => expandVariant(file, Number(number), variant, defaults))
    .sort((a, b) => a.number - b.number)
  return { document, file, defaults, variants }
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
    summary: locateKey('summary'),
    example: locateKey('example'),
  }
}

const locateList = <Item>(items: Item[] | undefined, at: YamlPath): Located<Item>[] | undefined =>
  items?.map((item, index) => ({ item, path: [...at, index] }))

const joinLists = <Item>(base: Located<Item>[] = [], added: Located<Item>[] = []) =>
  added.length === 0 ? base : [...base, ...added]

function expandVariant(
  file: ConsultaFile,
  number: number,
  variant: Variant,
  inherited: LocatedDefaults,
): ExpandedVariant {
  const at: YamlPath = ['variants', String(number)]
  const own = locateItems(variant, at)
  const locateAdded = <Item>(key: 'fields+' | 'result+' | 'findings+', items: Item[] | undefined) =>
    locateList(items, [...at, key])
  return {
    number,
    path: variantPath(file.path, number),
    variant,
    fields: joinLists(own.fields ?? inherited.fields, locateAdded('fields+', variant['fields+'])),
    result: joinLists(own.result ?? inherited.result, locateAdded('result+', variant['result+'])),
    findings: joinLists(own.findings ?? inherited.findings, locateAdded('findings+', variant['findings+'])),
    access: own.access ?? inherited.access,
    purpose: own.purpose ?? inherited.purpose,
    cost: own.cost ?? inherited.cost,
    acceptsLeads: variant.leads ?? file.defaults.leads ?? true,
    requireOneOf: own.requireOneOf ?? inherited.requireOneOf,
    batch: own.batch ?? inherited.batch,
    request: own.request ?? inherited.request,
    summary: own.summary ?? inherited.summary,
    example: own.example ?? inherited.example,
    examples: own.examples ?? inherited.examples ?? [],
  }
}
