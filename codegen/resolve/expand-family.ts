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
 * list with `fields+`, `result+` or `findings+`. Done once, before the checks: they and the model read what it gives.
 */
export function expandFamily({ document, value: file }: ParsedFile<ConsultaFile>): ExpandedFamily {
  const variants = Object.entries(file.variants)
    .map(([number, variant]) => expand(file, Number(number), variant))
    .sort((a, b) => a.number - b.number)
  return { document, file, variants }
}

/** Whether a variant names a key itself or leaves it to `defaults`. */
function source<Key extends keyof Defaults>(variant: Variant, defaults: Defaults, key: Key, at: Path) {
  return variant[key] === undefined
    ? { value: defaults[key], path: ['defaults', key] }
    : { value: variant[key] as Defaults[Key], path: [...at, key] }
}

type SingleKey = 'requireOneOf' | 'batch' | 'request' | 'summary' | 'example' | 'access' | 'purpose'

function single<Key extends SingleKey>(variant: Variant, defaults: Defaults, key: Key, at: Path) {
  const { value, path } = source(variant, defaults, key, at)
  return value === undefined ? undefined : { item: value as NonNullable<Defaults[Key]>, path }
}

function list<Item>({ value, path }: { value: Item[] | undefined; path: Path }): Placed<Item>[] {
  return (value ?? []).map((item, index) => ({ item, path: [...path, index] }))
}

function expand(file: ConsultaFile, number: number, variant: Variant): ExpandedVariant {
  const at: Path = ['variants', String(number)]
  const { defaults } = file
  return {
    number,
    path: variantPath(file.path, number),
    variant,
    fields: [
      ...list(source(variant, defaults, 'fields', at)),
      ...list({ value: variant['fields+'], path: [...at, 'fields+'] }),
    ],
    result: [
      ...list(source(variant, defaults, 'result', at)),
      ...list({ value: variant['result+'], path: [...at, 'result+'] }),
    ],
    findings: [
      ...list(source(variant, defaults, 'findings', at)),
      ...list({ value: variant['findings+'], path: [...at, 'findings+'] }),
    ],
    access: single(variant, defaults, 'access', at),
    purpose: single(variant, defaults, 'purpose', at),
    isLedTo: variant.leads ?? defaults.leads ?? true,
    requireOneOf: single(variant, defaults, 'requireOneOf', at),
    batch: single(variant, defaults, 'batch', at),
    request: single(variant, defaults, 'request', at),
    summary: single(variant, defaults, 'summary', at),
    example: single(variant, defaults, 'example', at),
    examples: list(source(variant, defaults, 'examples', at)),
  }
}
