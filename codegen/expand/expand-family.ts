import { variantPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaFile, Variant } from '../../manifest/schema/consulta.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'

type Defaults = ConsultaFile['defaults']

/** A part of a variant with its path in the file. */
export type Located<Item> = { item: Item; path: YamlPath }

/** The form of a variant or dossiê, with its `batch`. */
export type LocatedForm = {
  fields: Located<NonNullable<Variant['fields']>[number]>[]
  requireOneOf: Located<NonNullable<Variant['requireOneOf']>> | undefined
  batch: Located<NonNullable<Variant['batch']>> | undefined
}

/** A variant with `defaults` applied. Each part has its path, in `defaults` or in the variant. */
export type ExpandedVariant = LocatedForm & {
  number: number
  path: string
  variant: Variant
  result: Located<NonNullable<Variant['result']>[number]>[]
  findings: Located<NonNullable<Variant['findings']>[number]>[]
  access: Located<string[]> | undefined
  purpose: Located<'required'> | undefined
  /** False if `leads: false` removes this variant from the menus of values. */
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
  defaults: ReturnType<typeof locateItems>
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

/** Returns the parts of `defaults` or of a variant with their paths. */
function locateItems(written: Defaults, at: YamlPath) {
  const single = <Key extends keyof Defaults>(key: Key): Located<NonNullable<Defaults[Key]>> | undefined => {
    const item = written[key]
    return item === undefined ? undefined : { item: item as NonNullable<Defaults[Key]>, path: [...at, key] }
  }
  return {
    fields: locateList(written.fields, [...at, 'fields']),
    result: locateList(written.result, [...at, 'result']),
    findings: locateList(written.findings, [...at, 'findings']),
    examples: locateList(written.examples, [...at, 'examples']),
    access: single('access'),
    purpose: single('purpose'),
    requireOneOf: single('requireOneOf'),
    batch: single('batch'),
    request: single('request'),
    summary: single('summary'),
    example: single('example'),
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
  inherited: ReturnType<typeof locateItems>,
): ExpandedVariant {
  const at: YamlPath = ['variants', String(number)]
  const own = locateItems(variant, at)
  const added = <Item>(key: 'fields+' | 'result+' | 'findings+', items: Item[] | undefined) =>
    locateList(items, [...at, key])
  return {
    number,
    path: variantPath(file.path, number),
    variant,
    fields: joinLists(own.fields ?? inherited.fields, added('fields+', variant['fields+'])),
    result: joinLists(own.result ?? inherited.result, added('result+', variant['result+'])),
    findings: joinLists(own.findings ?? inherited.findings, added('findings+', variant['findings+'])),
    access: own.access ?? inherited.access,
    purpose: own.purpose ?? inherited.purpose,
    acceptsLeads: variant.leads ?? file.defaults.leads ?? true,
    requireOneOf: own.requireOneOf ?? inherited.requireOneOf,
    batch: own.batch ?? inherited.batch,
    request: own.request ?? inherited.request,
    summary: own.summary ?? inherited.summary,
    example: own.example ?? inherited.example,
    examples: own.examples ?? inherited.examples ?? [],
  }
}
