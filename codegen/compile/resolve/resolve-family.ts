import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import { fieldFormat } from '../../../manifest/contract/field-format.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { ConsultaFile } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { Block, Format, Summary } from '../../../manifest/schema/result.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import type { Located } from '../expand/located.ts'
import { findPagedList } from '../expand/paged-list.ts'
import { variantAccess } from '../expand/route-access.ts'
import { selectFindings } from '../expand/select-findings.ts'
import { omitUndefined, stripDefaults, stripUndefined } from '../expand/strip-undefined.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import type { FamilyDefaults, ModelFamily } from './model.ts'

/** Returns a family as the emitters read it: values without their positions in the manifest. */
export const resolveFamily = cacheByObject(({ file, defaults, variants }: ExpandedFamily): ModelFamily => {
  const { consulta: family, title, description, icon, group, path } = file
  return omitUndefined({
    family,
    title,
    description,
    icon,
    group,
    path,
    defaults: omitUndefined(resolveParts(defaults)),
    variants: variants.map((variant) => omitUndefined(resolveVariant(file, variant))),
  }) as ModelFamily
})

function resolveVariant(file: ConsultaFile, expanded: ExpandedVariant): ConsultaDefinition {
  const { number, path, written, purpose, cost, batch, open, page } = expanded
  const { fields = [], requireOneOf, ...parts } = resolveParts(expanded)
  // Only those that apply to the variant take the place of its inherited ones.
  const findings = selectFindings(expanded)
  return {
    id: `${file.consulta}/${number}`,
    family: file.consulta,
    variant: number,
    path,
    title: written.title,
    description: written.description,
    icon: written.icon ?? file.icon,
    access: variantAccess(expanded),
    purpose: purpose?.item,
    cost: cost?.item.amount,
    fields,
    requireOneOf,
    batch: batch && stripUndefined({ ...batch.item, path: batchPath(path) }),
    open: open?.item,
    page: page && { ...page.item, list: findPagedList(expanded) },
    ...parts,
    findings: findings.length > 0 ? findings.map(resolveItem) : undefined,
    example: parts.example ?? {},
  } as ConsultaDefinition
}

type LocatedParts = {
  [Key in keyof FamilyDefaults]: ExpandedVariant[Key] | ExpandedFamily['defaults'][Key]
}

function resolveParts(located: LocatedParts): FamilyDefaults {
  const formats = completerByForm(located.fields ?? noFields)
  return {
    fields: located.fields?.map(({ item }) => resolvePart(item)),
    requireOneOf: located.requireOneOf?.item,
    request: located.request && resolveItem(located.request.item),
    summary: located.summary && formats.summary(located.summary.item),
    result: located.result?.map(({ item }) => formats.block(item)),
    findings: resolveItems(located.findings),
    example: located.example && resolveItem(located.example.item),
    examples: resolveItems(located.examples),
  }
}

const noFields: Located<Field>[] = []

/** Variants share the objects that they inherit, so that emitters can compare and write each of them once. */
const resolveObject = cacheByObject(stripUndefined<object>)

/** Fields and blocks. Examples may have keys with the same names. */
const stripPart = cacheByObject(stripDefaults<object>)

const resolvePart = <Part extends object>(part: Part) => stripPart(part) as Part

const resolveItem = <Item>(item: Item): Item =>
  typeof item === 'object' && item !== null ? (resolveObject(item) as Item) : item

const resolveItems = <Item>(list: Located<Item>[] | undefined) => list?.map(({ item }) => resolveItem(item))

const completerByForm = cacheByObject((fields: Located<Field>[]) =>
  createFormatCompleter(fields.map(({ item }) => item)),
)

type FieldsBlock = Extract<Block, { block: 'fields' }>

type FormattedValue = { value: string; format?: Format | undefined }

/**
 * Returns functions that add missing formats to a layout: a value with the name of a field gets the format of the field's
 * kind. So the page writes a document as the form does.
 */
export function createFormatCompleter(fields: readonly Field[]) {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  const findFormat = (part: FormattedValue | undefined): Format | undefined => {
    const kind = part?.format === undefined ? kinds.get(part?.value ?? '') : undefined
    return kind && fieldFormat(kind)
  }
  return {
    summary: (summary: Summary): Summary =>
      complete(summary, [findFormat(summary), findFormat(summary.detail)], addToSummary),
    block: (block: Block): Block =>
      block.block === 'fields'
        ? complete(block, block.items.map(findFormat), addToFields)
        : resolvePart(block),
  }
}

const addFormat = <Part extends FormattedValue>(part: Part, format: Format | undefined): Part =>
  format ? { ...part, format } : part

const addToSummary = (summary: Summary, [own, ofDetail]: (Format | undefined)[]): Summary => ({
  ...addFormat(summary, own),
  ...(summary.detail && { detail: addFormat(summary.detail, ofDetail) }),
})

const addToFields = (block: FieldsBlock, formats: (Format | undefined)[]): FieldsBlock => ({
  ...block,
  items: block.items.map((item, index) => addFormat(item, formats[index])),
})

const completedByFormats = cacheByObject((_: object) => new Map<string, object>())

/** Variants whose fields give a part of the layout the same formats share the completed part. */
function complete<Part extends object>(
  part: Part,
  formats: (Format | undefined)[],
  add: (part: Part, formats: (Format | undefined)[]) => Part,
): Part {
  const known = completedByFormats(part)
  const key = formats.join()
  const completed = (known.get(key) as Part | undefined) ?? stripDefaults(add(part, formats))
  known.set(key, completed)
  return completed
}

/** Gives variants with the same title a `name` that begins with the title of their family. */
export function nameVariants(families: ModelFamily[]): ModelFamily[] {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const { variants } of families)
    for (const { title } of variants) {
      if (seen.has(title)) repeated.add(title)
      seen.add(title)
    }
  return families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) =>
      repeated.has(variant.title) ? { ...variant, name: `${family.title} · ${variant.title}` } : variant,
    ),
  }))
}
