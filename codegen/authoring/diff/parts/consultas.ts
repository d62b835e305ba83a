import { batchPath } from '../../../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../../../manifest/contract/resolved.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../../compile/expand/expand-family.ts'
import type { YamlPath } from '../../../compile/read/manifest-document.ts'
import type { ValidModel } from '../../../generate.ts'
import type { ManifestItem } from '../manifest-item.ts'
import { listAnswerItems } from './answers.ts'
import { listBatchItems, listFormItems } from './forms.ts'

/** Lists families, variants, and the items of variants with inherited values. */
export function listConsultaItems({ model, manifest }: ValidModel): ManifestItem[] {
  const definitions = new Map(
    model.families.flatMap(({ variants }) => variants.map((definition) => [definition.id, definition])),
  )
  return manifest.families.flatMap((family) => [
    createFamilyItem(family),
    ...family.variants.flatMap((variant) => {
      const definition = definitions.get(`${family.file.consulta}/${variant.number}`)
      return definition ? listVariantItems(family, variant, definition) : []
    }),
  ])
}

function createFamilyItem({ document, file }: ExpandedFamily): ManifestItem {
  const { consulta, title, description, icon, group, order, path } = file
  const value = { consulta, title, description, icon, group, order }
  const keys = [consulta, path]
  const containerName = document.name
  return {
    subject: 'family',
    keys,
    name: consulta,
    value,
    containerName,
    document,
    at: [],
    keyOrValue: 'key',
  }
}

function listVariantItems(
  { document, file }: ExpandedFamily,
  expanded: ExpandedVariant,
  definition: ConsultaDefinition,
): ManifestItem[] {
  const { variant, acceptsLeads: isLedTo, path, access, purpose, cost } = expanded
  const { id, example, examples } = definition
  const at: YamlPath = ['variants', String(expanded.number)]
  const consulta: ManifestItem = {
    subject: 'consulta',
    keys: [id, path],
    name: id,
    path,
    value: {
      path,
      title: variant.title,
      description: variant.description,
      icon: variant.icon ?? file.icon,
      leads: isLedTo,
      access: access?.item.length ? access.item : undefined,
      purpose: purpose?.item,
      cost: cost?.item.amount,
      example,
      examples,
    },
    document,
    at,
    keyOrValue: 'key',
  }
  const { fields, requireOneOf, batch, request } = expanded
  const form = { fields: fields.map(({ path }) => path), requireOneOf, document, at }
  return [
    consulta,
    ...listFormItems(consulta, definition, form),
    ...(batch ? listBatchItems(consulta, { ...batch.item, path: batchPath(path) }, batch.path) : []),
    ...(request ? [createRequestItem(consulta, request)] : []),
    ...listAnswerItems(consulta, expanded, definition),
  ]
}

function createRequestItem(
  consulta: ManifestItem,
  { item, path }: NonNullable<ExpandedVariant['request']>,
): ManifestItem {
  const { document } = consulta
  const value = item
  return {
    subject: 'request',
    keys: ['request'],
    name: '',
    value,
    owner: consulta,
    document,
    at: path,
    keyOrValue: 'key',
  }
}
