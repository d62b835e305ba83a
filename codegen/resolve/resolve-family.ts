import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import { batchPath } from './batch-path.ts'
import { type ExpandedVariant, expandVariants, type Placed } from './expand-variants.ts'
import type { ModelFamily } from './model.ts'
import { stripUndefined } from './strip-undefined.ts'

const items = <Item>(list: Placed<Item>[]) => list.map(({ item }) => item)

function definition(file: ConsultaFile, expanded: ExpandedVariant): ConsultaDefinition {
  const { number, path, variant, requireOneOf, batch, request, summary, example } = expanded
  const icon = variant.icon ?? file.icon
  return {
    id: `${file.consulta}/${number}`,
    family: file.consulta,
    variant: number,
    path,
    title: variant.title,
    ...(variant.description === undefined ? {} : { description: variant.description }),
    ...(icon === undefined ? {} : { icon }),
    fields: items(expanded.fields),
    ...(requireOneOf ? { requireOneOf: requireOneOf.item } : {}),
    ...(batch ? { batch: { ...batch.item, path: batchPath(path) } } : {}),
    ...(request ? { request: request.item } : {}),
    ...(summary ? { summary: summary.item } : {}),
    result: items(expanded.result),
    example: example?.item ?? {},
    examples: items(expanded.examples),
  }
}

/** A family with `defaults` applied to its variants, in ascending order. */
export function resolveFamily(file: ConsultaFile): ModelFamily {
  const { consulta, title, description, icon, group, path } = file
  const variants = expandVariants(file).map((expanded) => definition(file, expanded))
  return stripUndefined({ family: consulta, title, description, icon, group, path, variants }) as ModelFamily
}
