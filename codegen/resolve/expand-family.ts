import { variantPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaFile, Variant } from '../../manifest/schema/consulta.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'

type Defaults = ConsultaFile['defaults']

/** An element of a variant's list, and where in its file it was written. */
export type Located<Item> = { item: Item; path: YamlPath }

/** What a form asks for, and whether lists of subjects may be asked with it. */
export type LocatedForm = {
  fields: Located<NonNullable<Variant['fields']>[number]>[]
  requireOneOf: Located<NonNullable<Variant['requireOneOf']>> | undefined
  batch: Located<NonNullable<Variant['batch']>> | undefined
}

/** A variant with `defaults` applied; every part remembers the path that it came from. */
export type ExpandedVariant = LocatedForm & {
  number: number
  path: string
  variant: Variant
  result: Located<NonNullable<Variant['result']>[number]>[]
  findings: Located<NonNullable<Variant['findings']>[number]>[]
  access: Located<string[]> | undefined
  purpose: Located<'required'> | undefined
  /** Whether values of other answers lead here. */
  acceptsLeads: boolean
  request: Located<NonNullable<Variant['request']>> | undefined
  summary: Located<NonNullable<Variant['summary']>> | undefined
  example: Located<NonNullable<Variant['example']>> | undefined
  examples: Located<NonNullable<Variant['examples']>[number]>[]
}

/** A family with its variants expanded, by ascending number, and the file that it was read from. */
export type ExpandedFamily = {
  document: ManifestDocument
  file: ConsultaFile
  defaults: ReturnType<typeof locateItems>
  variants: ExpandedVariant[]
}

/**
 * Applies a family's `defaults` to its variants. A variant overrides a key of `defaults` by naming it and appends to a
 * list with `fields+`, `result+` or `findings+`. What variants inherit is the same object in all of them: nobody may
 * change it. Done once, before the checks: they and the model read what it gives.
 */
export function expandFamily({ document, value: file }: ParsedFile<ConsultaFile>): ExpandedFamily {
  const defaults = locateItems(file.defaults, ['defaults'])
  const variants = Object.entries(file.variants)
    .map(([number, variant]) => expandVariant(file, Number(number), variant, defaults))
    .sort((a, b) => a.number - b.number)
  return { document, file, defaults, variants }
}

/** What `defaults` or a variant names, with its paths. */
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
