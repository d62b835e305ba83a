import { batchPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import type { ExpandedFamily, ExpandedVariant, Placed } from './expand-family.ts'
import { withFieldFormats } from './field-formats.ts'
import type { ModelFamily } from './model.ts'
import { ownFindings } from './own-findings.ts'
import { variantAccess } from './route-access.ts'
import { stripUndefined } from './strip-undefined.ts'

const items = <Item>(list: Placed<Item>[]) => list.map(({ item }) => item)

function definition(file: ConsultaFile, expanded: ExpandedVariant): ConsultaDefinition {
  const { number, path, variant, requireOneOf, batch, request, summary, example } = expanded
  const icon = variant.icon ?? file.icon
  const fields = items(expanded.fields)
  const formats = withFieldFormats(fields)
  const findings = ownFindings(expanded)
  const access = variantAccess(expanded)
  return {
    id: `${file.consulta}/${number}`,
    family: file.consulta,
    variant: number,
    path,
    title: variant.title,
    ...(variant.description === undefined ? {} : { description: variant.description }),
    ...(icon === undefined ? {} : { icon }),
    ...(access ? { access } : {}),
    ...(expanded.purpose ? { purpose: expanded.purpose.item } : {}),
    fields,
    ...(requireOneOf ? { requireOneOf: requireOneOf.item } : {}),
    ...(batch ? { batch: { ...batch.item, path: batchPath(path) } } : {}),
    ...(request ? { request: request.item } : {}),
    ...(summary ? { summary: formats.summary(summary.item) } : {}),
    result: items(expanded.result).map(formats.block),
    ...(findings.length > 0 ? { findings } : {}),
    example: example?.item ?? {},
    examples: items(expanded.examples),
  }
}

/** A family as the emitters read it: its places in the manifest are dropped. */
export function resolveFamily({ file, variants: expanded }: ExpandedFamily): ModelFamily {
  const { consulta: family, title, description, icon, group, path } = file
  const variants = expanded.map((variant) => definition(file, variant))
  return stripUndefined({ family, title, description, icon, group, path, variants }) as ModelFamily
}
