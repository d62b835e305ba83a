import { batchPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import type { ExpandedFamily, ExpandedVariant, Located } from './expand-family.ts'
import { createFormatCompleter } from './field-formats.ts'
import type { FamilyDefaults, ModelFamily } from './model.ts'
import { variantAccess } from './route-access.ts'
import { selectFindings } from './select-findings.ts'
import { stripUndefined } from './strip-undefined.ts'

/** Returns a family as the emitters read it: values without their positions in the manifest. */
export function resolveFamily({ file, defaults, variants }: ExpandedFamily): ModelFamily {
  const { consulta: family, title, description, icon, group, path } = file
  return stripUndefined({
    family,
    title,
    description,
    icon,
    group,
    path,
    defaults: resolveParts(defaults),
    variants: variants.map((variant) => resolveVariant(file, variant)),
  }) as ModelFamily
}

function resolveVariant(file: ConsultaFile, expanded: ExpandedVariant): ConsultaDefinition {
  const { number, path, variant, purpose, batch } = expanded
  const { fields = [], requireOneOf, ...parts } = resolveParts(expanded)
  const findings = selectFindings(expanded)
  return {
    id: `${file.consulta}/${number}`,
    family: file.consulta,
    variant: number,
    path,
    title: variant.title,
    description: variant.description,
    icon: variant.icon ?? file.icon,
    access: variantAccess(expanded),
    purpose: purpose?.item,
    fields,
    requireOneOf,
    batch: batch && { ...batch.item, path: batchPath(path) },
    ...parts,
    findings: findings.length > 0 ? findings : undefined,
    example: parts.example ?? {},
  } as ConsultaDefinition
}

type LocatedParts = {
  [Key in keyof FamilyDefaults]: ExpandedVariant[Key] | ExpandedFamily['defaults'][Key]
}

function resolveParts(located: LocatedParts): FamilyDefaults {
  const fields = readItems(located.fields)
  const formats = createFormatCompleter(fields ?? [])
  return {
    fields,
    requireOneOf: located.requireOneOf?.item,
    request: located.request?.item,
    summary: located.summary && formats.summary(located.summary.item),
    result: located.result?.map(({ item }) => formats.block(item)),
    findings: readItems(located.findings),
    example: located.example?.item,
    examples: readItems(located.examples),
  }
}

const readItems = <Item>(list: Located<Item>[] | undefined) => list?.map(({ item }) => item)
