import { variantPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaFile, Variant } from '../../manifest/schema/consulta.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'

type Defaults = ConsultaFile['defaults']

/** An element of a variant's list, and where in its file it was written. */
export type Placed<Item> = { item: Item; path: Path }

/** What a form asks for, and whether lists of subjects may be asked with it. */
export type PlacedForm = {
  fields: Placed<NonNullable<Variant['fields']>[number]>[]
  requireOneOf: Placed<NonNullable<Variant['requireOneOf']>> | undefined
  batch: Placed<NonNullable<Variant['batch']>> | undefined
}

/** A variant with `defaults` applied; every part remembers the path that it came from. */
export type ExpandedVariant = PlacedForm & {
  number: number
  path: string
  variant: Variant
  result: Placed<NonNullable<Variant['result']>[number]>[]
  findings: Placed<NonNullable<Variant['findings']>[number]>[]
  access: Placed<string[]> | undefined
  purpose: Placed<'required'> | undefined
  /** Whether values of other answers lead here. */
  isLedTo: boolean
  request: Placed<NonNullable<Variant['request']>> | undefined
  summary: Placed<NonNullable<Variant['summary']>> | undefined
  example: Placed<NonNullable<Variant['example']>> | undefined
  examples: Placed<NonNullable<Variant['examples']>[number]>[]
}

/** A family with its variants expanded, by ascending number, and the file that it was read from. */
export type ExpandedFamily = { document: ManifestDocument; file: ConsultaFile; variants: ExpandedVariant[] }

/**
 * Applies a family's `defaults` to its variants. A variant overrides a key of `defaults` by naming it and appends to a
 * list with `fields+`, `result+` or `findings+`. What variants inherit is the same object in all of them: nobody may
 * change it. Done once, before the checks: they and the model read what it gives.
 */
export function expandFamily({ document, value: file }: ParsedFile<ConsultaFile>): ExpandedFamily {
  const inherited = placed(file.defaults, ['defaults'])
  const variants = Object.entries(file.variants)
    .map(([number, variant]) => expand(file, Number(number), variant, inherited))
    .sort((a, b) => a.number - b.number)
  return { document, file, variants }
}

/** What `defaults` or a variant names, with its paths. */
function placed(written: Defaults, at: Path) {
  const single = <Key extends keyof Defaults>(key: Key): Placed<NonNullable<Defaults[Key]>> | undefined => {
    const item = written[key]
    return item === undefined ? undefined : { item: item as NonNullable<Defaults[Key]>, path: [...at, key] }
  }
  return {
    fields: list(written.fields, [...at, 'fields']),
    result: list(written.result, [...at, 'result']),
    findings: list(written.findings, [...at, 'findings']),
    examples: list(written.examples, [...at, 'examples']),
    access: single('access'),
    purpose: single('purpose'),
    requireOneOf: single('requireOneOf'),
    batch: single('batch'),
    request: single('request'),
    summary: single('summary'),
    example: single('example'),
  }
}

const list = <Item>(items: Item[] | undefined, at: Path): Placed<Item>[] | undefined =>
  items?.map((item, index) => ({ item, path: [...at, index] }))

const joined = <Item>(base: Placed<Item>[] = [], added: Placed<Item>[] = []) =>
  added.length === 0 ? base : [...base, ...added]

function expand(
  file: ConsultaFile,
  number: number,
  variant: Variant,
  inherited: ReturnType<typeof placed>,
): ExpandedVariant {
  const at: Path = ['variants', String(number)]
  const own = placed(variant, at)
  const added = <Item>(key: 'fields+' | 'result+' | 'findings+', items: Item[] | undefined) =>
    list(items, [...at, key])
  return {
    number,
    path: variantPath(file.path, number),
    variant,
    fields: joined(own.fields ?? inherited.fields, added('fields+', variant['fields+'])),
    result: joined(own.result ?? inherited.result, added('result+', variant['result+'])),
    findings: joined(own.findings ?? inherited.findings, added('findings+', variant['findings+'])),
    access: own.access ?? inherited.access,
    purpose: own.purpose ?? inherited.purpose,
    isLedTo: variant.leads ?? file.defaults.leads ?? true,
    requireOneOf: own.requireOneOf ?? inherited.requireOneOf,
    batch: own.batch ?? inherited.batch,
    request: own.request ?? inherited.request,
    summary: own.summary ?? inherited.summary,
    example: own.example ?? inherited.example,
    examples: own.examples ?? inherited.examples ?? [],
  }
}
