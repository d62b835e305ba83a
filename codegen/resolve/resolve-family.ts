import { batchPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import type { Field } from '../../manifest/schema/field.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant, Placed } from './expand-family.ts'
import { withFieldFormats } from './field-formats.ts'
import type { ModelFamily } from './model.ts'
import { ownFindings } from './own-findings.ts'
import { variantAccess } from './route-access.ts'
import { stripUndefined } from './strip-undefined.ts'

/** What is written once is stripped once, and stays one object in all variants that inherit it. */
const itemOf = oncePer(({ item }: Placed<unknown>) => stripUndefined(item)) as <Item>(
  placed: Placed<Item>,
) => Item

const stripped = oncePer(stripUndefined<Finding>)

const itemsOf = <Item>(list: Placed<Item>[]): Item[] => list.map(itemOf)

const fieldsOf = oncePer<Placed<Field>[], Field[]>(itemsOf)

const formatsOf = oncePer(withFieldFormats)

function definition(file: ConsultaFile, expanded: ExpandedVariant): ConsultaDefinition {
  const { number, path, variant, requireOneOf, batch, request, summary, example } = expanded
  const icon = variant.icon ?? file.icon
  const fields = fieldsOf(expanded.fields)
  const formats = formatsOf(fields)
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
    ...(batch ? { batch: { ...itemOf(batch), path: batchPath(path) } } : {}),
    ...(request ? { request: itemOf(request) } : {}),
    ...(summary ? { summary: formats.summary(itemOf(summary)) } : {}),
    result: itemsOf(expanded.result).map(formats.block),
    ...(findings.length > 0 ? { findings: findings.map(stripped) } : {}),
    example: example ? itemOf(example) : {},
    examples: itemsOf(expanded.examples),
  }
}

/** A family as the emitters read it: its places in the manifest are dropped, and what variants share stays shared. */
export function resolveFamily({ file, variants: expanded }: ExpandedFamily): ModelFamily {
  const { consulta: family, title, description, icon, group, path } = file
  const variants = expanded.map((variant) => definition(file, variant))
  return { ...stripUndefined({ family, title, description, icon, group, path }), variants } as ModelFamily
}
