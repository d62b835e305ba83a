import { batchPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import type { Field } from '../../manifest/schema/field.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant, Located } from './expand-family.ts'
import { createFormatCompleter } from './field-formats.ts'
import type { ModelFamily } from './model.ts'
import { variantAccess } from './route-access.ts'
import { selectFindings } from './select-findings.ts'
import { stripUndefined } from './strip-undefined.ts'

/** What is written once is stripped once, and stays one object in all variants that inherit it. */
const stripItem = oncePer(({ item }: Located<unknown>) => stripUndefined(item)) as <Item>(
  placed: Located<Item>,
) => Item

const stripFinding = oncePer(stripUndefined<Finding>)

const stripItems = <Item>(list: Located<Item>[]): Item[] => list.map(stripItem)

const stripFields = oncePer<Located<Field>[], Field[]>(stripItems)

const createFormats = oncePer(createFormatCompleter)

function buildDefinition(file: ConsultaFile, expanded: ExpandedVariant): ConsultaDefinition {
  const { number, path, variant, requireOneOf, batch, request, summary, example } = expanded
  const icon = variant.icon ?? file.icon
  const fields = stripFields(expanded.fields)
  const formats = createFormats(fields)
  const findings = selectFindings(expanded)
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
    ...(batch ? { batch: { ...stripItem(batch), path: batchPath(path) } } : {}),
    ...(request ? { request: stripItem(request) } : {}),
    ...(summary ? { summary: formats.summary(stripItem(summary)) } : {}),
    result: stripItems(expanded.result).map(formats.block),
    ...(findings.length > 0 ? { findings: findings.map(stripFinding) } : {}),
    example: example ? stripItem(example) : {},
    examples: stripItems(expanded.examples),
  }
}

/** A family as the emitters read it: its places in the manifest are dropped, and what variants share stays shared. */
export function resolveFamily({ file, variants: expanded }: ExpandedFamily): ModelFamily {
  const { consulta: family, title, description, icon, group, path } = file
  const variants = expanded.map((variant) => buildDefinition(file, variant))
  return { ...stripUndefined({ family, title, description, icon, group, path }), variants } as ModelFamily
}
